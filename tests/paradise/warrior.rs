//! Warrior cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file dfb5b987

/// # Line Cook
///
/// `VAC_337` · Warrior minion · 3 mana · 2/4
///
/// > **Tradeable Taunt**. When you draw this, get a copy of it.
///
/// State: Derived
//~ derived VAC_337 dc1bd138 f415c268 65e21bcd.3e631d91
#[test]
fn VAC_337_line_cook() {
    check(
        CardClass::Warrior,
        &[
            Give("VAC_337"),
            Cost("VAC_337", 3),
            Stats("VAC_337", 2, 4),
            Has("VAC_337", GameTag::TAUNT),
            Has("VAC_337", GameTag::TRADEABLE),
            OnTop("VAC_337"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(InHand(2), "VAC_337"),
            CostNow(InHand(2), 3),
            Now(InHand(2), 2, 4),
            HandCount(Mine, 3),
        ],
    );
}

/// # Cup o' Muscle
///
/// `VAC_338` · Warrior spell · 1 mana
///
/// > Give a minion in your hand +2/+1. *(3 Drinks left!)*
///
/// State: Derived
//~ derived VAC_338 0804454e c8f341ff 42134dc5.4339c870
#[test]
fn VAC_338_cup_o_muscle() {
    check(
        CardClass::Warrior,
        &[
            Give("VAC_338"),
            Cost("VAC_338", 1),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("VAC_338", Nothing),
            Is(InHand(2), "VAC_338t"),
            CostNow(InHand(2), 1),
            HandCount(Mine, 3),
            Now(Nth(1), 7, 2),
        ],
    );
}

/// # Meal in a Cup
///
/// `VAC_338e` · Warrior enchantment · Fire
///
/// > +2/+1.
///
/// State: Derived
//~ derived VAC_338e 7e71df77 f58f7f8d 31fbfb29.5ee91837
#[test]
fn VAC_338e_meal_in_a_cup() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "VAC_338e"), Now(My(0), 7, 2)]);
}

/// # Cup o' Muscle
///
/// `VAC_338t` · Warrior spell · 1 mana
///
/// > Give a minion in your hand +2/+1. *(2 Drinks left!)*
///
/// State: Derived
//~ derived VAC_338t 98146780 a1513e10 97d8c2e1.24b24e6d
#[test]
fn VAC_338t_cup_o_muscle() {
    check(
        CardClass::Warrior,
        &[
            Give("VAC_338t"),
            Cost("VAC_338t", 1),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("VAC_338t", Nothing),
            Is(InHand(2), "VAC_338t2"),
            CostNow(InHand(2), 1),
            HandCount(Mine, 3),
            Now(Nth(1), 7, 2),
        ],
    );
}

/// # Cup o' Muscle
///
/// `VAC_338t2` · Warrior spell · 1 mana
///
/// > Give a minion in your hand +2/+1. *(Last Drink!)*
///
/// State: Derived
//~ derived VAC_338t2 8379300c 4f0e7d81 a8cefc99.4b53c28c
#[test]
fn VAC_338t2_cup_o_muscle() {
    check(
        CardClass::Warrior,
        &[
            Give("VAC_338t2"),
            Cost("VAC_338t2", 1),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("VAC_338t2", Nothing),
            Now(Nth(1), 7, 2),
        ],
    );
}

/// # Muensterosity
///
/// `VAC_339` · Warrior minion · 9 mana · 6/9
///
/// > **Taunt**. At the end of your turn, summon an Elemental with stats equal to this minion's.
///
/// State: Derived
//~ derived VAC_339 8b762f14 060dccb8 45e8a269.0ca14c29
#[test]
fn VAC_339_muensterosity() {
    check(
        CardClass::Warrior,
        &[
            Give("VAC_339"),
            Cost("VAC_339", 9),
            Stats("VAC_339", 6, 9),
            Has("VAC_339", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_339"),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("VAC_339t"), Zone::Play),
            Now(The("VAC_339t"), 6, 9),
        ],
    );
}

/// # Cheese Elemental
///
/// `VAC_339t` · Warrior minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla VAC_339t 2bf13a21 930bcb4b d841ee68
#[test]
fn VAC_339t_cheese_elemental() {
    check(
        CardClass::Warrior,
        &[
            Give("VAC_339t"),
            Cost("VAC_339t", 1),
            Stats("VAC_339t", 1, 1),
            Play("VAC_339t", Nothing),
            In(The("VAC_339t"), Zone::Play),
            Now(The("VAC_339t"), 1, 1),
        ],
    );
}

/// # Hamm, the Hungry
///
/// `VAC_340` · Warrior minion · 6 mana · 3/3
///
/// > **Druid Tourist Taunt**. At the end of your turn, eat a minion in the enemy's deck to gain +2/+2.
///
/// State: Derived
//~ derived VAC_340 3d82c561 d694f94b b780850a.df9f526b
#[test]
fn VAC_340_hamm_the_hungry() {
    check(
        CardClass::Warrior,
        &[
            Give("VAC_340"),
            Cost("VAC_340", 6),
            Stats("VAC_340", 3, 3),
            Has("VAC_340", GameTag::TAUNT),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_340"),
            Force(Entity(Nth(4))),
            EndTurn,
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Dead(Nth(4)),
            Now(Nth(7), 5, 5),
            DeckCount(Theirs, 19),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("VAC_340"),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_340"),
            EndTurn,
            Now(Nth(8), 3, 3),
        ],
    );
}

/// # Stuffed
///
/// `VAC_340e` · Warrior enchantment
///
/// > +2/+2
///
/// State: Derived
//~ derived VAC_340e 9d782958 0af98064 90ce430f.e24453b5
#[test]
fn VAC_340e_stuffed() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "VAC_340e"), Now(My(0), 7, 3)]);
}

/// # Undercooked Calamari
///
/// `VAC_341` · Warrior minion · 4 mana · 3/4
///
/// > **Battlecry:** Destroy an enemy minion with Attack less than or equal to this minion's.
///
/// State: Derived
//~ derived VAC_341 c816fad8 01e74ab3 7678af37.282d798c
#[test]
fn VAC_341_undercooked_calamari() {
    check(
        CardClass::Warrior,
        &[
            Give("VAC_341"),
            Cost("VAC_341", 4),
            Stats("VAC_341", 3, 4),
            Friend("TLC_248"),
            Enemy("CS2_120"),
            Play("VAC_341", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("VAC_341"), Friend("CS2_182"), Enemy("CS2_118"), Enemy("CS2_182"), Play("VAC_341", Nothing)],
    );
}

/// # The Ryecleaver
///
/// `VAC_525` · Warrior weapon · 5 mana · 4/2 durability
///
/// > **Battlecry and Deathrattle:** Get a Slice of Bread. *(Get 2 to Sandwich any minions in between!)*
///
/// State: Todo
//~ todo VAC_525 75870170 d5fee939 35d7cc0e.76614ef2
#[test]
#[ignore = "todo: VAC_525 The Ryecleaver"]
fn VAC_525_the_ryecleaver() {
    check(CardClass::Warrior, &[Give("VAC_525"), Cost("VAC_525", 5), Stats("VAC_525", 4, 2), Unwritten]);
}

/// # Slice of Bread
///
/// `VAC_525t1` · Warrior spell · 0 mana
///
/// > *Get another Slice of Bread to stuff all minions in between into a 2-Cost Sandwich!*
///
/// State: Todo
//~ todo VAC_525t1 fe84c945 51841596 3a18ac86.9ddea09d
#[test]
#[ignore = "todo: VAC_525t1 Slice of Bread"]
fn VAC_525t1_slice_of_bread() {
    check(CardClass::Warrior, &[Give("VAC_525t1"), Cost("VAC_525t1", 0), Unwritten]);
}

/// # Minion Sandwich
///
/// `VAC_525t2` · Warrior spell · 2 mana
///
/// > Summon the minions stuffed in this Sandwich.@Summon the {0} \|4(minion, minions) stuffed in this Sandwich.
///
/// State: Todo
//~ todo VAC_525t2 ea78284c b37610ee 53a1d65f.f902a19e
#[test]
#[ignore = "todo: VAC_525t2 Minion Sandwich"]
fn VAC_525t2_minion_sandwich() {
    check(CardClass::Warrior, &[Give("VAC_525t2"), Cost("VAC_525t2", 2), Unwritten]);
}

/// # Char
///
/// `VAC_526` · Warrior spell · Fire · 4 mana
///
/// > Deal $7 damage to a minion. Give a random minion in your hand stats equal to the excess damage.
///
/// State: Derived
//~ derived VAC_526 736645f5 5ee055c9 379a0d81.2a0d8a36
#[test]
fn VAC_526_char() {
    check(
        CardClass::Warrior,
        &[
            Give("VAC_526"),
            Cost("VAC_526", 4),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("VAC_526", On(Nth(4))),
            Now(Nth(1), 7, 3),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("VAC_526"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("VAC_526", On(Nth(3))),
            BoardCount(Mine, 0),
            Now(Nth(1), 7, 3),
            Dead(Nth(3)),
        ],
    );
}

/// # Draconic Delicacy
///
/// `VAC_527` · Warrior minion · 8 mana · 6/6
///
/// > **Rush**, **Elusive** Can only take 1 damage at a time.
///
/// State: Derived
//~ derived VAC_527 2ec7ba98 19efbe9b babe1d9e.661a0ed7
#[test]
fn VAC_527_draconic_delicacy() {
    check(
        CardClass::Warrior,
        &[
            Give("VAC_527"),
            Cost("VAC_527", 8),
            Stats("VAC_527", 6, 6),
            Has("VAC_527", GameTag::ELUSIVE),
            Has("VAC_527", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_527"),
            Hurt(Nth(3), 2),
            Now(Nth(3), 6, 5),
        ],
    );
}

/// # All You Can Eat
///
/// `VAC_528` · Warrior spell · 3 mana
///
/// > Draw three minions of different minion types.
///
/// State: Todo
//~ todo VAC_528 1561ce76 52ad6e67 046d70bc.be6be39e
#[test]
#[ignore = "todo: VAC_528 All You Can Eat"]
fn VAC_528_all_you_can_eat() {
    check(CardClass::Warrior, &[Give("VAC_528"), Cost("VAC_528", 3), Unwritten]);
}

/// # Food Fight
///
/// `VAC_533` · Warrior spell · 3 mana
///
/// > Summon a 0/4 Entrée for your opponent. When it dies, summon a minion from your deck.
///
/// State: Todo
//~ todo VAC_533 4f5f4e84 29518330 2110f00d.f2ba2baf
#[test]
#[ignore = "todo: VAC_533 Food Fight"]
fn VAC_533_food_fight() {
    check(CardClass::Warrior, &[Give("VAC_533"), Cost("VAC_533", 3), Unwritten]);
}

/// # Entrée
///
/// `VAC_533t` · Warrior minion · 3 mana · 0/4
///
/// > **Deathrattle:** Your opponent summons a minion from their deck.
///
/// State: Derived
//~ derived VAC_533t e543e09e ed8b7036 be5e64ac.74234033
#[test]
fn VAC_533t_entre() {
    check(
        CardClass::Warrior,
        &[
            Give("VAC_533t"),
            Cost("VAC_533t", 3),
            Stats("VAC_533t", 0, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_533t"),
            Force(Entity(Nth(4))),
            Kill(Nth(7)),
            In(Nth(4), Zone::Play),
            Now(Nth(4), 5, 1),
            BoardCount(Theirs, 2),
            DeckCount(Theirs, 20),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("VAC_533t"),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_533t"),
            Kill(Nth(8)),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 3),
            Now(Nth(0), 0, 4),
            Now(Nth(6), 4, 5),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 5),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Reserved Spot
///
/// `WORK_021` · Warrior spell · 3 mana
///
/// > Give a random minion in your hand +4/+4. If it's the only one there, reduce its Cost by (2).
///
/// State: Done
//~ done WORK_021 b3d49732 - 6bf2b034.46b9c4c9
#[test]
fn WORK_021_reserved_spot() {
    check(
        CardClass::Warrior,
        &[
            Give("WORK_021"),
            Cost("WORK_021", 3),
            Give("CS2_182"),
            Give("CS2_029"),
            Play("WORK_021", Nothing),
            Now(Nth(1), 8, 9),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("CS2_182"),
            Give("CS2_200"),
            Force(Entity(Nth(1))),
            Play("WORK_021", Nothing),
            Now(Nth(1), 10, 11),
            CostNow(Nth(1), 6),
            Now(Nth(0), 4, 5),
            CostNow(Nth(0), 4),
        ],
    );
}

/// # Reserved
///
/// `WORK_021e` · Warrior enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived WORK_021e bf043d10 f9397d99 9664120d.529ecbc5
#[test]
fn WORK_021e_reserved() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "WORK_021e"), Now(My(0), 9, 5)]);
}

/// # Punch Card
///
/// `WORK_022` · Warrior spell · 3 mana
///
/// > Give your hero +3 Attack and "Also damages adjacent minions" this turn.
///
/// State: Todo
//~ todo WORK_022 cfae48ab dc03a2a5 1c824ee1.61f2792e
#[test]
#[ignore = "todo: WORK_022 Punch Card"]
fn WORK_022_punch_card() {
    check(CardClass::Warrior, &[Give("WORK_022"), Cost("WORK_022", 3), Unwritten]);
}

/// # Punched In
///
/// `WORK_022e` · Warrior enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived WORK_022e b53ebd84 47593e31 dbcbed0e.268eca27
#[test]
fn WORK_022e_punched_in() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "WORK_022e"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Alloy Advisor
///
/// `WORK_023` · Warrior minion · 4 mana · 2/6
///
/// > **Taunt** Whenever this takes damage, gain 3 Armor.
///
/// State: Derived
//~ derived WORK_023 e5404a00 74a9b8c4 caf65ce4.c7525145
#[test]
fn WORK_023_alloy_advisor() {
    check(
        CardClass::Warrior,
        &[
            Give("WORK_023"),
            Cost("WORK_023", 4),
            Stats("WORK_023", 2, 6),
            Has("WORK_023", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WORK_023"),
            Hurt(Nth(3), 1),
            Armor(Mine, 3),
        ],
    );
}
