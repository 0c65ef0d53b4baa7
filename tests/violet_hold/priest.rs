//! Priest cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b6eece93

/// # Sinful Steed
///
/// `CAP_800` · Priest minion · 3 mana · 2/3
///
/// > **Reborn**. This is **Reborn** with full Health and enchantments.
///
/// State: Todo
//~ todo CAP_800 667c959b e700ce72 2e886fd1.5d06cfab
#[test]
#[ignore = "todo: CAP_800 Sinful Steed"]
fn CAP_800_sinful_steed() {
    check(
        CardClass::Priest,
        &[Give("CAP_800"), Cost("CAP_800", 3), Stats("CAP_800", 2, 3), Has("CAP_800", GameTag::REBORN), Unwritten],
    );
}

/// # Haunt
///
/// `CAP_801` · Priest spell · Shadow · 3 mana
///
/// > Give a minion +2/+3, **Reborn**, and **Taunt**.
///
/// State: Derived
//~ derived CAP_801 f262c337 68099bfd 66902806.b40bcdd8
#[test]
fn CAP_801_haunt() {
    check(
        CardClass::Priest,
        &[
            Give("CAP_801"),
            Cost("CAP_801", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CAP_801", On(Nth(2))),
            HasNow(Nth(2), GameTag::REBORN),
            HasNow(Nth(2), GameTag::TAUNT),
            Now(Nth(2), 6, 8),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("CAP_801"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CAP_801", On(Nth(1))),
            HasNow(Nth(1), GameTag::REBORN),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 6, 8),
        ],
    );
}

/// # Haunted
///
/// `CAP_801e2` · Neutral enchantment
///
/// > +2/+3 **Reborn** and **Taunt**.
///
/// State: Derived
//~ derived CAP_801e2 839b2041 a3d9f188 7bacd710.a8d333ce
#[test]
fn CAP_801e2_haunted() {
    check(
        CardClass::Priest,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "CAP_801e2"),
            Now(My(0), 7, 4),
            HasNow(My(0), GameTag::REBORN),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// # Follow the Ghosts
///
/// `CAP_802` · Priest spell · Shadow · 2 mana
///
/// > Summon a 2/1 Ghost with **Reborn**. Give a playable card in your hand this effect for a turn.
///
/// State: Todo
//~ todo CAP_802 f07a8c87 c1c4dc2c 232c05e3.c5d35cee
#[test]
#[ignore = "todo: CAP_802 Follow the Ghosts"]
fn CAP_802_follow_the_ghosts() {
    check(CardClass::Priest, &[Give("CAP_802"), Cost("CAP_802", 2), Unwritten]);
}

/// # Spooky Ghost
///
/// `CAP_802t` · Priest minion · 2 mana · 2/1
///
/// > **Reborn**
///
/// State: Vanilla
//~ vanilla CAP_802t 162d146e e0c86072 05b9fd09.d8e09bc7
#[test]
fn CAP_802t_spooky_ghost() {
    check(
        CardClass::Priest,
        &[
            Give("CAP_802t"),
            Cost("CAP_802t", 2),
            Stats("CAP_802t", 2, 1),
            Has("CAP_802t", GameTag::REBORN),
            Play("CAP_802t", Nothing),
            In(The("CAP_802t"), Zone::Play),
            Now(The("CAP_802t"), 2, 1),
            HasNow(The("CAP_802t"), GameTag::REBORN),
        ],
    );
}

/// # Lingering Spirit
///
/// `CAP_803` · Priest minion · 4 mana · 3/3
///
/// > **Reborn Deathrattle:** Restore #3 Health to your hero. Excess healing damages a random enemy.
///
/// State: Todo
//~ todo CAP_803 c9e5f52f 618e7b35 6f86f0a1.e685f19c
#[test]
#[ignore = "todo: CAP_803 Lingering Spirit"]
fn CAP_803_lingering_spirit() {
    check(
        CardClass::Priest,
        &[Give("CAP_803"), Cost("CAP_803", 4), Stats("CAP_803", 3, 3), Has("CAP_803", GameTag::REBORN), Unwritten],
    );
}

/// # Specter Specialist
///
/// `CAP_804` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion **Reborn**. If it already has **Reborn**, summon a copy of it.
///
/// State: Derived
//~ derived CAP_804 6bc33c1d 59517894 af3162e9.06aee840
#[test]
fn CAP_804_specter_specialist() {
    check(
        CardClass::Priest,
        &[
            Give("CAP_804"),
            Cost("CAP_804", 3),
            Stats("CAP_804", 3, 2),
            OnTop("BE_207"),
            OnTop("BE_207"),
            OnTop("CS2_182"),
            OnTheirTop("BE_207"),
            Friend("CORE_ULD_723"),
            Friend("CS2_182"),
            Enemy("CORE_ULD_723"),
            Enemy("CS2_182"),
            Play("CAP_804", On(Nth(5))),
            BoardCount(Mine, 4),
            HasNow(The("CORE_ULD_723"), GameTag::REBORN),
            In(The("CORE_ULD_723"), Zone::Play),
            Now(The("CORE_ULD_723"), 1, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("CAP_804"),
            OnTop("BE_207"),
            OnTop("BE_207"),
            OnTop("CS2_182"),
            OnTheirTop("BE_207"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("CAP_804", On(Nth(5))),
            BoardCount(Mine, 3),
            HasNow(Nth(5), GameTag::REBORN),
        ],
    );
}

/// # Slime 'em!
///
/// `CAP_805` · Priest spell · Shadow · 4 mana
///
/// > Destroy all minions. Each player gets a 3-Cost spell that resummons theirs.
///
/// State: Todo
//~ todo CAP_805 71d1dd6c 7e69abfa 290d52f2.89b42c7a
#[test]
#[ignore = "todo: CAP_805 Slime 'em!"]
fn CAP_805_slime_em() {
    check(CardClass::Priest, &[Give("CAP_805"), Cost("CAP_805", 4), Unwritten]);
}

/// # Ectoplasm
///
/// `CAP_805t` · Priest spell · Shadow · 3 mana
///
/// > Resummon all friendly minions that were slimed.
///
/// State: Todo
//~ todo CAP_805t e7e0d9d4 4849c317 8a579765.00234a71
#[test]
#[ignore = "todo: CAP_805t Ectoplasm"]
fn CAP_805t_ectoplasm() {
    check(CardClass::Priest, &[Give("CAP_805t"), Cost("CAP_805t", 3), Unwritten]);
}

/// # Raith Van Geist
///
/// `CAP_806` · Priest minion · 7 mana · 5/5
///
/// > **Battlecry:** Resurrect your minions that were **Reborn** this game. They attack random enemy minions.
///
/// State: Todo
//~ todo CAP_806 3689ddec ed6a7f9a bed89b97.67c18c13
#[test]
#[ignore = "todo: CAP_806 Raith Van Geist"]
fn CAP_806_raith_van_geist() {
    check(CardClass::Priest, &[Give("CAP_806"), Cost("CAP_806", 7), Stats("CAP_806", 5, 5), Unwritten]);
}

/// # Azalina Soulsever
///
/// `JAIL_430` · Priest minion · 7 mana · 7/7
///
/// > Your starting Health is 40. Your deck is 20 cards, plus 20 copied from your enemy. **Battlecry:** Draw until your hand is full.
///
/// State: Todo
//~ todo JAIL_430 c6052d97 f1a60095 85066ab4.a63f47b0
#[test]
#[ignore = "todo: JAIL_430 Azalina Soulsever"]
fn JAIL_430_azalina_soulsever() {
    check(CardClass::Priest, &[Give("JAIL_430"), Cost("JAIL_430", 7), Stats("JAIL_430", 7, 7), Unwritten]);
}

/// # Mind Sweeper
///
/// `JAIL_432` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** If you played a copy of an opponent's card while holding this, deal 2 damage to all enemy minions.
///
/// State: Todo
//~ todo JAIL_432 dc94267d bcf41aab 1c40e3c7.3bd052ae
#[test]
#[ignore = "todo: JAIL_432 Mind Sweeper"]
fn JAIL_432_mind_sweeper() {
    check(CardClass::Priest, &[Give("JAIL_432"), Cost("JAIL_432", 2), Stats("JAIL_432", 2, 3), Unwritten]);
}

/// # Unshackle Soul
///
/// `JAIL_433` · Priest spell · Shadow · 5 mana
///
/// > Destroy a minion. If you played a copy of an opponent's card while holding this, this costs (1).
///
/// State: Todo
//~ todo JAIL_433 920878a1 18cf878d ca79984a.777c3532
#[test]
#[ignore = "todo: JAIL_433 Unshackle Soul"]
fn JAIL_433_unshackle_soul() {
    check(CardClass::Priest, &[Give("JAIL_433"), Cost("JAIL_433", 5), Unwritten]);
}

/// # Enthralled Shade
///
/// `JAIL_434` · Priest minion · 2 mana · 3/2
///
/// > Deathrattle: Reduce the Cost of cards in your hand that were copied from your opponent by (1).
///
/// State: Todo
//~ todo JAIL_434 ad4d7593 c9c2479b 2f793b9c.6efe1d4d
#[test]
#[ignore = "todo: JAIL_434 Enthralled Shade"]
fn JAIL_434_enthralled_shade() {
    check(CardClass::Priest, &[Give("JAIL_434"), Cost("JAIL_434", 2), Stats("JAIL_434", 3, 2), Unwritten]);
}

/// # Karov the Broken
///
/// `JAIL_448` · Priest minion · 6 mana · 6/6
///
/// > **Taunt** **Deathrattle:** Get three 1/1 copies of random **Legendary** minions. They cost (1).
///
/// State: Derived
//~ derived JAIL_448 de877c76 0fadcc61 ca597937.c8448758
#[test]
fn JAIL_448_karov_the_broken() {
    check(
        CardClass::Priest,
        &[
            Give("JAIL_448"),
            Cost("JAIL_448", 6),
            Stats("JAIL_448", 6, 6),
            Has("JAIL_448", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_448"),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_009"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "AT_009"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            Is(InHand(3), "AT_009"),
            CostNow(InHand(3), 1),
            Now(InHand(3), 1, 1),
            HandCount(Mine, 4),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("JAIL_448"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_448"),
            Never(Card("AV_113")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("JAIL_448"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_448"),
            Never(Card("AT_003")),
            Kill(Nth(3)),
        ],
    );
}

/// # Soothsayer
///
/// `JAIL_912` · Priest minion · 7 mana · 6/6
///
/// > **Prepare**, **Taunt Deathrattle:** Restore #6 Health to your hero. Summon a random 6-Cost minion.
///
/// State: Derived
//~ derived JAIL_912 3bbb3b08 c828fda4 68e830bf.6e1268b8
#[test]
fn JAIL_912_soothsayer() {
    check(
        CardClass::Priest,
        &[
            Give("JAIL_912"),
            Cost("JAIL_912", 7),
            Stats("JAIL_912", 6, 6),
            Has("JAIL_912", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_912"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("CS2_200")),
            Kill(Nth(3)),
            Now(MyHero, 0, 16),
            BoardCount(Mine, 2),
            Damage(MyHero, 14),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("JAIL_912"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_912"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AV_107")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("JAIL_912"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_912"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_003")),
            Kill(Nth(3)),
        ],
    );
}

/// # Hold Them Off!
///
/// `JAIL_913` · Priest spell · Holy · 5 mana
///
/// > **Prepare** Give a minion +5/+5 and **Lifesteal**.
///
/// State: Derived
//~ derived JAIL_913 7aee4eac a6aa08c4 9312cea5.e958ea37
#[test]
fn JAIL_913_hold_them_off() {
    check(
        CardClass::Priest,
        &[
            Give("JAIL_913"),
            Cost("JAIL_913", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_913", On(Nth(2))),
            HasNow(Nth(2), GameTag::LIFESTEAL),
            Now(Nth(2), 9, 10),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("JAIL_913"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_913", On(Nth(1))),
            HasNow(Nth(1), GameTag::LIFESTEAL),
            Now(Nth(1), 9, 10),
        ],
    );
}

/// # Hold the Line!
///
/// `JAIL_913e` · Neutral enchantment
///
/// > +5/+5 and **Lifesteal**.
///
/// State: Derived
//~ derived JAIL_913e 724e8b64 75bcc24e 43d4faf4.108a9a8f
#[test]
fn JAIL_913e_hold_the_line() {
    check(
        CardClass::Priest,
        &[Friend("CS2_118"), Enchant(My(0), "JAIL_913e"), Now(My(0), 10, 6), HasNow(My(0), GameTag::LIFESTEAL)],
    );
}

/// # Undeath Sentence
///
/// `JAIL_940` · Priest spell · Shadow · 1 mana
///
/// > Trigger the **Deathrattle** of a random friendly minion that died this game.
///
/// State: Done
//~ done JAIL_940 35237e09 - a003a11a.951fa3fe
#[test]
fn JAIL_940_undeath_sentence() {
    check(
        CardClass::Priest,
        &[
            Give("JAIL_940"),
            Cost("JAIL_940", 1),
            Friend("EX1_029"),
            Friend("CS2_231"),
            Enemy("EX1_096"),
            Kill(Nth(1)),
            Kill(Nth(2)),
            Kill(Nth(3)),
            Health(TheirHero, 28),
            Play("JAIL_940", Nothing),
            Health(TheirHero, 26),
            BoardCount(Mine, 0),
            HandCount(Mine, 0),
            Play("JAIL_940", Nothing),
            Health(TheirHero, 24),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Friend("EX1_096"),
            Friend("EX1_029"),
            Kill(Nth(0)),
            Play("JAIL_940", Nothing),
            HandCount(Mine, 2),
            Health(TheirHero, 30),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Friend("EX1_096"),
            Friend("EX1_029"),
            Kill(Nth(0)),
            Kill(Nth(1)),
            Force(Card("EX1_096")),
            Play("JAIL_940", Nothing),
            HandCount(Mine, 2),
            Health(TheirHero, 28),
        ],
    );
}

/// # Holy Embrace
///
/// `JAIL_941` · Priest spell · Holy · 2 mana
///
/// > Restore #4 Health. Get a 'Dark Embrace' that deals 4 damage.
///
/// State: Derived
//~ derived JAIL_941 c17e7fb2 d0c6422d d71167e2.c03f8b8b
#[test]
fn JAIL_941_holy_embrace() {
    check(
        CardClass::Priest,
        &[
            Give("JAIL_941"),
            Cost("JAIL_941", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("JAIL_941", On(Nth(2))),
            Is(InHand(0), "JAIL_941t"),
            CostNow(InHand(0), 2),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("JAIL_941"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("JAIL_941", On(Nth(1))),
            Is(InHand(0), "JAIL_941t"),
            CostNow(InHand(0), 2),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("JAIL_941"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("JAIL_941", On(TheirHero)),
            Is(InHand(0), "JAIL_941t"),
            CostNow(InHand(0), 2),
            HandCount(Mine, 1),
            Now(TheirHero, 0, 14),
            Damage(TheirHero, 16),
        ],
    );
}

/// # Dark Embrace
///
/// `JAIL_941t` · Priest spell · Shadow · 2 mana
///
/// > Deal $4 damage.
///
/// State: Derived
//~ derived JAIL_941t 627fc0ed 45c39e79 37953bd6.d316de67
#[test]
fn JAIL_941t_dark_embrace() {
    check(
        CardClass::Priest,
        &[
            Give("JAIL_941t"),
            Cost("JAIL_941t", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_941t", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("JAIL_941t"), Friend("CS2_182"), Enemy("CS2_182"), Play("JAIL_941t", On(Nth(1))), Now(Nth(1), 4, 1)],
    );
}

/// # Specter of Despair
///
/// `JAIL_942` · Priest minion · 2 mana · 2/6
///
/// > **Taunt** Can't attack.
///
/// State: Vanilla
//~ vanilla JAIL_942 0fea993b 6ba0795b 5e02a945.cf4ed50f
#[test]
fn JAIL_942_specter_of_despair() {
    check(
        CardClass::Priest,
        &[
            Give("JAIL_942"),
            Cost("JAIL_942", 2),
            Stats("JAIL_942", 2, 6),
            Has("JAIL_942", GameTag::CANT_ATTACK),
            Has("JAIL_942", GameTag::TAUNT),
            Play("JAIL_942", Nothing),
            In(The("JAIL_942"), Zone::Play),
            Now(The("JAIL_942"), 2, 6),
            HasNow(The("JAIL_942"), GameTag::CANT_ATTACK),
            HasNow(The("JAIL_942"), GameTag::TAUNT),
        ],
    );
}
