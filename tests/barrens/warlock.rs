//! Warlock cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0edb275a

/// # Grimoire of Sacrifice
///
/// `BAR_910` · Warlock spell · Shadow · 1 mana
///
/// > Destroy a friendly minion. Deal $2 damage to all enemy minions.
///
/// State: Derived
//~ derived BAR_910 5d73dbcd ecb2c236 a48fe0fe.fb6071de
#[test]
fn BAR_910_grimoire_of_sacrifice() {
    check(
        CardClass::Warlock,
        &[
            Give("BAR_910"),
            Cost("BAR_910", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_910", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Soul Rend
///
/// `BAR_911` · Warlock spell · Shadow · 4 mana
///
/// > Deal $5 damage to all minions. Destroy a card in your deck for each killed.
///
/// State: Todo
//~ todo BAR_911 c437d6eb 74f90a4f fe0484a1.2a5e3b6b
#[test]
#[ignore = "todo: BAR_911 Soul Rend"]
fn BAR_911_soul_rend() {
    check(CardClass::Warlock, &[Give("BAR_911"), Cost("BAR_911", 4), Unwritten]);
}

/// # Apothecary's Caravan
///
/// `BAR_912` · Warlock minion · 2 mana · 1/3
///
/// > At the start of your turn, summon a 1-Cost minion from your deck.
///
/// State: Derived
//~ derived BAR_912 b6d17996 8fdba44b b6b88e42.48c4b828
#[test]
fn BAR_912_apothecarys_caravan() {
    check(
        CardClass::Warlock,
        &[
            Give("BAR_912"),
            Cost("BAR_912", 2),
            Stats("BAR_912", 1, 3),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_912"),
            EndTurn,
            Force(Entity(Nth(2))),
            EndTurn,
            BoardCount(Mine, 3),
            DeckCount(Mine, 20),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BAR_912"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_912"),
            EndTurn,
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            Now(Nth(0), 1, 3),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 1, 3),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BAR_912"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_912"),
            EndTurn,
            Never(Entity(Nth(3))),
            EndTurn,
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BAR_912"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_168"),
            OnTop("CS2_075"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_912"),
            EndTurn,
            Never(Entity(Nth(7))),
            EndTurn,
        ],
    );
}

/// # Altar of Fire
///
/// `BAR_913` · Warlock spell · Fire · 1 mana
///
/// > Destroy the top 3 cards of each deck.
///
/// State: Derived
//~ derived BAR_913 17405675 87a39ed8 340711d6.b1b02492
#[test]
fn BAR_913_altar_of_fire() {
    check(
        CardClass::Warlock,
        &[
            Give("BAR_913"),
            Cost("BAR_913", 1),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_913", Nothing),
            DeckCount(Mine, 2),
            Dead(Nth(10)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Dead(Nth(5)),
            Dead(Nth(8)),
            Dead(Nth(9)),
            DeckCount(Theirs, 2),
        ],
    );
}

/// # Imp Swarm (Rank 1)
///
/// `BAR_914` · Warlock spell · Fel · 2 mana
///
/// > Summon a 3/2 Imp. *(Upgrades when you have 5 Mana.)*
///
/// State: Todo
//~ todo BAR_914 ed0c4de1 b77cfef4 9ce0a68e.d3001563
#[test]
#[ignore = "todo: BAR_914 Imp Swarm (Rank 1)"]
fn BAR_914_imp_swarm_rank_1() {
    check(CardClass::Warlock, &[Give("BAR_914"), Cost("BAR_914", 2), Unwritten]);
}

/// # Imp Swarm (Rank 2)
///
/// `BAR_914t` · Warlock spell · Fel · 2 mana
///
/// > Summon two 3/2 Imps. *(Upgrades when you have 10 Mana.)*
///
/// State: Todo
//~ todo BAR_914t a795f257 22083ae1 f71d618d.5524e1fb
#[test]
#[ignore = "todo: BAR_914t Imp Swarm (Rank 2)"]
fn BAR_914t_imp_swarm_rank_2() {
    check(CardClass::Warlock, &[Give("BAR_914t"), Cost("BAR_914t", 2), Unwritten]);
}

/// # Imp Swarm (Rank 3)
///
/// `BAR_914t2` · Warlock spell · Fel · 2 mana
///
/// > Summon three 3/2 Imps.
///
/// State: Todo
//~ todo BAR_914t2 3ec3ef0f c6c6606c eb766f43.28a46391
#[test]
#[ignore = "todo: BAR_914t2 Imp Swarm (Rank 3)"]
fn BAR_914t2_imp_swarm_rank_3() {
    check(CardClass::Warlock, &[Give("BAR_914t2"), Cost("BAR_914t2", 2), Unwritten]);
}

/// # Imp Familiar
///
/// `BAR_914t3` · Warlock minion · 2 mana · 3/2
///
/// State: Vanilla
//~ vanilla BAR_914t3 317b1235 bc921916 c03c42ca
#[test]
fn BAR_914t3_imp_familiar() {
    check(
        CardClass::Warlock,
        &[
            Give("BAR_914t3"),
            Cost("BAR_914t3", 2),
            Stats("BAR_914t3", 3, 2),
            Play("BAR_914t3", Nothing),
            In(The("BAR_914t3"), Zone::Play),
            Now(The("BAR_914t3"), 3, 2),
        ],
    );
}

/// # Kabal Outfitter
///
/// `BAR_915` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry and Deathrattle:** Give another random friendly minion +1/+1.
///
/// State: Derived
//~ derived BAR_915 553dc737 157e29df ca9b38b0.af8c5320
#[test]
fn BAR_915_kabal_outfitter() {
    check(
        CardClass::Warlock,
        &[
            Give("BAR_915"),
            Cost("BAR_915", 3),
            Stats("BAR_915", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("BAR_915", Nothing),
            Now(Nth(1), 5, 6),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("BAR_915"), Friend("CS2_182"), Enemy("CS2_182"), Never(Entity(Nth(0))), Play("BAR_915", Nothing)],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BAR_915"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_915"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Outfitted
///
/// `BAR_915e` · Warlock enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BAR_915e cfe57f2d bb15d2a6 f790ab3b.67341004
#[test]
fn BAR_915e_outfitted() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "BAR_915e"), Now(My(0), 6, 2)]);
}

/// # Blood Shard Bristleback
///
/// `BAR_916` · Warlock minion · 3 mana · 3/3
///
/// > **Lifesteal**. **Battlecry:** If your deck contains 10 or fewer cards, deal 6 damage to a minion.
///
/// State: Derived
//~ derived BAR_916 9e696d42 bd925ff9 cd13768e.e6f13a1b
#[test]
fn BAR_916_blood_shard_bristleback() {
    check(
        CardClass::Warlock,
        &[
            Give("BAR_916"),
            Cost("BAR_916", 3),
            Stats("BAR_916", 3, 3),
            Has("BAR_916", GameTag::LIFESTEAL),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(7), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BAR_916", On(Nth(7))),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Dead(Nth(7)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BAR_916"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BAR_916", Nothing),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BAR_916"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(7), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BAR_916", On(Nth(6))),
            Now(MyHero, 0, 16),
            BoardCount(Mine, 1),
            Damage(MyHero, 14),
            Dead(Nth(6)),
        ],
    );
}

/// # Barrens Scavenger
///
/// `BAR_917` · Warlock minion · 6 mana · 6/6
///
/// > **Taunt** Costs (1) while your deck has 10 or fewer cards.
///
/// State: Derived
//~ derived BAR_917 6afef692 f3759392 383cb0f8.7416ba35
#[test]
fn BAR_917_barrens_scavenger() {
    check(
        CardClass::Warlock,
        &[
            Give("BAR_917"),
            Cost("BAR_917", 6),
            Stats("BAR_917", 6, 6),
            Has("BAR_917", GameTag::TAUNT),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_917"),
            CostNow(Nth(0), 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BAR_917"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_917"),
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Tamsin Roame
///
/// `BAR_918` · Warlock minion · 3 mana · 1/3
///
/// > Whenever you cast a Shadow spell that costs (1) or more, add a copy to your hand that costs (0).
///
/// State: Derived
//~ derived BAR_918 5dd9ca3a a769c98d de97d173.b43f6c4f
#[test]
fn BAR_918_tamsin_roame() {
    check(
        CardClass::Warlock,
        &[
            Give("BAR_918"),
            Cost("BAR_918", 3),
            Stats("BAR_918", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_918"),
            Play("DS1_233", Nothing),
            Is(InHand(1), "DS1_233"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
}

/// # Gathered Shadows
///
/// `BAR_918e` · Warlock enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived BAR_918e 8c78886a a4dfc1f3 0654021c.53ed184d
#[test]
fn BAR_918e_gathered_shadows() {
    check(CardClass::Warlock, &[Give("CS2_118"), Enchant(Nth(0), "BAR_918e"), CostNow(Nth(0), 1)]);
}

/// # Neeru Fireblade
///
/// `BAR_919` · Warlock minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck is empty, open a portal that fills your board with 3/2 Imps each turn.
///
/// State: Todo
//~ todo BAR_919 eed73261 87c6259d 0b568690.5ee9a8cc
#[test]
#[ignore = "todo: BAR_919 Neeru Fireblade"]
fn BAR_919_neeru_fireblade() {
    check(CardClass::Warlock, &[Give("BAR_919"), Cost("BAR_919", 5), Stats("BAR_919", 5, 5), Unwritten]);
}

/// # Burning Blade Portal
///
/// `BAR_919t` · Warlock minion · 11 mana · 0/1
///
/// > At the end of your turn, fill your board with 3/2 Imps.
///
/// State: Todo
//~ todo BAR_919t 5bceab68 e5cdaf97 e5f9db75.07ffc346
#[test]
#[ignore = "todo: BAR_919t Burning Blade Portal"]
fn BAR_919t_burning_blade_portal() {
    check(CardClass::Warlock, &[Give("BAR_919t"), Cost("BAR_919t", 11), Stats("BAR_919t", 0, 1), Unwritten]);
}

/// # Unstable Shadow Blast
///
/// `WC_021` · Warlock spell · Shadow · 2 mana
///
/// > Deal $6 damage to a minion. Excess damage hits your hero.
///
/// State: Derived
//~ derived WC_021 6b9bd540 15f0b1fd 237bfce3.1b7c82e8
#[test]
fn WC_021_unstable_shadow_blast() {
    check(
        CardClass::Warlock,
        &[
            Give("WC_021"),
            Cost("WC_021", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WC_021", On(Nth(2))),
            Now(MyHero, 0, 29),
            Damage(MyHero, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("WC_021"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WC_021", On(Nth(1))),
            Now(MyHero, 0, 29),
            BoardCount(Mine, 0),
            Damage(MyHero, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # Final Gasp
///
/// `WC_022` · Warlock spell · Shadow · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, summon a 2/2 Adventurer with a random bonus effect.
///
/// State: Derived
//~ derived WC_022 5db87cb2 ebfa8324 76eeb3a1.54303e35
#[test]
fn WC_022_final_gasp() {
    check(
        CardClass::Warlock,
        &[
            Give("WC_022"),
            Cost("WC_022", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Card("WC_034t")),
            Play("WC_022", On(Nth(7))),
            BoardCount(Mine, 3),
            Dead(Nth(7)),
            In(The("WC_034t"), Zone::Play),
            Now(The("WC_034t"), 2, 2),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("WC_022"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Card("WC_034t")),
            Play("WC_022", On(Nth(5))),
            Dead(Nth(5)),
            In(The("WC_034t"), Zone::Play),
            Now(The("WC_034t"), 2, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("WC_022"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("WC_022", On(Nth(6))),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 4, 4),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 21),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Stealer of Souls
///
/// `WC_023` · Warlock minion · 4 mana · 2/6
///
/// > The first card you draw each turn costs Health instead of Mana.
///
/// State: Todo
//~ todo WC_023 29312550 b9199b27 f80e5b7f.08ffa813
#[test]
#[ignore = "todo: WC_023 Stealer of Souls"]
fn WC_023_stealer_of_souls() {
    check(CardClass::Warlock, &[Give("WC_023"), Cost("WC_023", 4), Stats("WC_023", 2, 6), Unwritten]);
}
