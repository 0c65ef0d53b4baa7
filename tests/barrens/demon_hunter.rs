//! Demon Hunter cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b90e3a1e

/// # Sigil of Flame
///
/// `BAR_306` · Demon Hunter spell · Fel · 2 mana
///
/// > At the start of your next turn, deal $3 damage to all minions.
///
/// State: Derived
//~ derived BAR_306 f06a9c06 0c202027 c5783dcf.cb556ab0
#[test]
fn BAR_306_sigil_of_flame() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_306"),
            Cost("BAR_306", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_306", Nothing),
            EndTurn,
            EndTurn,
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("BAR_306"), Friend("CS2_182"), Enemy("CS2_182"), Play("BAR_306", Nothing), EndTurn, Now(Nth(1), 4, 5)],
    );
}

/// # Razorboar
///
/// `BAR_325` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Deathrattle:** Summon a **Deathrattle** minion that costs (3) or less from your hand.
///
/// State: Derived
//~ derived BAR_325 827c9d32 c5127964 715bc206.32ab44a1
#[test]
fn BAR_325_razorboar() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_325"),
            Cost("BAR_325", 2),
            Stats("BAR_325", 3, 2),
            Give("AT_038"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_325"),
            Force(Entity(Nth(0))),
            Kill(Nth(5)),
            BoardCount(Mine, 2),
            HandCount(Mine, 2),
            In(Nth(0), Zone::Play),
        ],
    );
}

/// # Razorfen Beastmaster
///
/// `BAR_326` · Demon Hunter minion · 3 mana · 3/3
///
/// > **Deathrattle:** Summon a **Deathrattle** minion that costs (4) or less from your hand.
///
/// State: Derived
//~ derived BAR_326 efec507e 8875515c ee520696.4f884ec7
#[test]
fn BAR_326_razorfen_beastmaster() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_326"),
            Cost("BAR_326", 3),
            Stats("BAR_326", 3, 3),
            Give("AT_019"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_326"),
            Force(Entity(Nth(0))),
            Kill(Nth(5)),
            BoardCount(Mine, 2),
            HandCount(Mine, 2),
            In(Nth(0), Zone::Play),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_326"),
            Give("AT_019"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_326"),
            Never(Entity(Nth(2))),
            Kill(Nth(5)),
        ],
    );
}

/// # Vile Call
///
/// `BAR_327` · Demon Hunter spell · 3 mana
///
/// > Summon two 2/2 Demons with **Lifesteal**.
///
/// State: Derived
//~ derived BAR_327 98dce1d0 ce086bc0 aa63ea6d.a5295fbf
#[test]
fn BAR_327_vile_call() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_327"),
            Cost("BAR_327", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_327", Nothing),
            BoardCount(Mine, 3),
            In(The("BAR_327t"), Zone::Play),
            Now(The("BAR_327t"), 2, 2),
        ],
    );
}

/// # Ravenous Vilefiend
///
/// `BAR_327t` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla BAR_327t da725ac8 835acf46 7b982e8d.b857c9f1
#[test]
fn BAR_327t_ravenous_vilefiend() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_327t"),
            Cost("BAR_327t", 2),
            Stats("BAR_327t", 2, 2),
            Has("BAR_327t", GameTag::LIFESTEAL),
            Play("BAR_327t", Nothing),
            In(The("BAR_327t"), Zone::Play),
            Now(The("BAR_327t"), 2, 2),
            HasNow(The("BAR_327t"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Vengeful Spirit
///
/// `BAR_328` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Outcast:** Draw 2 **Deathrattle** minions.
///
/// State: Derived
//~ derived BAR_328 8283511c 61c81c9e 4abb3bc1.52e37704
#[test]
fn BAR_328_vengeful_spirit() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_328"),
            Cost("BAR_328", 4),
            Stats("BAR_328", 4, 4),
            OnTop("AT_009"),
            OnTop("AT_009"),
            OnTop("AT_009"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_328", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 8),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 7, 7),
            CostNow(Nth(3), 8),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 7, 7),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_328"),
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
            Play("BAR_328", Nothing),
            DeckCount(Mine, 7),
            HandCount(Mine, 1),
            CostNow(Nth(6), 8),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 7, 7),
        ],
    );
}

/// # Death Speaker Blackthorn
///
/// `BAR_329` · Demon Hunter minion · 7 mana · 3/6
///
/// > **Battlecry:** Summon 3 **Deathrattle** minions that cost (5) or less from your deck.
///
/// State: Derived
//~ derived BAR_329 0207e8bd 22d20789 ff112718.ee8f8062
#[test]
fn BAR_329_death_speaker_blackthorn() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_329"),
            Cost("BAR_329", 7),
            Stats("BAR_329", 3, 6),
            OnTop("AT_019"),
            OnTop("AT_019"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Play("BAR_329", Nothing),
            BoardCount(Mine, 4),
            DeckCount(Mine, 20),
            In(Nth(1), Zone::Play),
            Now(Nth(1), 1, 1),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 1, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_329"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_019"),
            OnTop("AT_050"),
            OnTop("CS2_118"),
            OnTop("AT_009"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(9))),
            Play("BAR_329", Nothing),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_329"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_019"),
            OnTop("AT_050"),
            OnTop("CS2_118"),
            OnTop("AT_009"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(8))),
            Play("BAR_329", Nothing),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_329"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_019"),
            OnTop("AT_050"),
            OnTop("CS2_118"),
            OnTop("AT_009"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(7))),
            Play("BAR_329", Nothing),
        ],
    );
}

/// # Tuskpiercer
///
/// `BAR_330` · Demon Hunter weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Draw a **Deathrattle** minion.
///
/// State: Derived
//~ derived BAR_330 7c426136 3f6102c6 7f7b134e.117ffdda
#[test]
fn BAR_330_tuskpiercer() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_330"),
            Cost("BAR_330", 1),
            Stats("BAR_330", 1, 2),
            OnTop("AT_009"),
            OnTop("AT_009"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_330"),
            Play("CS2_106", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 8),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 7, 7),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_330"),
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
            Friend("BAR_330"),
            Play("CS2_106", Nothing),
            DeckCount(Mine, 7),
            HandCount(Mine, 2),
            CostNow(Nth(6), 8),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 7, 7),
        ],
    );
}

/// # Kurtrus Ashfallen
///
/// `BAR_333` · Demon Hunter minion · 4 mana · 3/4
///
/// > **Battlecry:** Attack the left and right-most enemy minions. **Outcast: Immune** this turn.
///
/// State: Todo
//~ todo BAR_333 6a7545fd 3cd665ce 46538c2d.0aa9074d
#[test]
#[ignore = "todo: BAR_333 Kurtrus Ashfallen"]
fn BAR_333_kurtrus_ashfallen() {
    check(CardClass::DemonHunter, &[Give("BAR_333"), Cost("BAR_333", 4), Stats("BAR_333", 3, 4), Unwritten]);
}

/// # Invigorated
///
/// `BAR_333e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived BAR_333e 4ad021d5 4e6b3c1b 2af28858.fb55a5e5
#[test]
fn BAR_333e_invigorated() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "BAR_333e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Sigil of Silence
///
/// `BAR_705` · Demon Hunter spell · Shadow · 0 mana
///
/// > At the start of your next turn, **Silence** all enemy minions.
///
/// State: Derived
//~ derived BAR_705 856e7d05 356ea72c 4a31e4cd.597be778
#[test]
fn BAR_705_sigil_of_silence() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_705"),
            Cost("BAR_705", 0),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("BAR_705", Nothing),
            EndTurn,
            EndTurn,
            HasNot(Nth(4), GameTag::TAUNT),
            HasNot(Nth(6), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_705"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("BAR_705", Nothing),
            EndTurn,
            HasNow(Nth(4), GameTag::TAUNT),
        ],
    );
}

/// # Fury (Rank 1)
///
/// `BAR_891` · Demon Hunter spell · Fel · 1 mana
///
/// > Give your hero +2 Attack this turn. *(Upgrades when you have 5 Mana.)*
///
/// State: Derived
//~ derived BAR_891 0ec1a042 6327de01 fafde7de.79fde131
#[test]
fn BAR_891_fury_rank_1() {
    check(
        CardClass::DemonHunter,
        &[
            Crystals(4),
            Give("BAR_891"),
            Cost("BAR_891", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_891", Nothing),
            Now(MyHero, 2, 30),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Crystals(4), Give("BAR_891"), Friend("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, Is(Nth(0), "BAR_891t")],
    );
}

/// # Fury
///
/// `BAR_891e` · Demon Hunter enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived BAR_891e 55d99860 6b620078 0f2c92da.09ced50d
#[test]
fn BAR_891e_fury() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "BAR_891e"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Fury
///
/// `BAR_891e2` · Demon Hunter enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived BAR_891e2 fb63886b e7f129df b647346e.268eca27
#[test]
fn BAR_891e2_fury() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "BAR_891e2"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Fury
///
/// `BAR_891e3` · Demon Hunter enchantment
///
/// > +4 Attack this turn.
///
/// State: Derived
//~ derived BAR_891e3 143b8ce4 973fe1bc 04379cca.a9003f71
#[test]
fn BAR_891e3_fury() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "BAR_891e3"), Now(My(0), 9, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Fury (Rank 2)
///
/// `BAR_891t` · Demon Hunter spell · Fel · 1 mana
///
/// > Give your hero +3 Attack this turn. *(Upgrades when you have 10 Mana.)*
///
/// State: Derived
//~ derived BAR_891t 5edde851 65047bc3 ef193abb.8d35613e
#[test]
fn BAR_891t_fury_rank_2() {
    check(
        CardClass::DemonHunter,
        &[
            Crystals(9),
            Give("BAR_891t"),
            Cost("BAR_891t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_891t", Nothing),
            Now(MyHero, 3, 30),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Crystals(9),
            Give("BAR_891t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "BAR_891t2"),
        ],
    );
}

/// # Fury (Rank 3)
///
/// `BAR_891t2` · Demon Hunter spell · Fel · 1 mana
///
/// > Give your hero +4 Attack this turn.
///
/// State: Derived
//~ derived BAR_891t2 b53966c1 4c7abb3d 95d71b59.ef0889b5
#[test]
fn BAR_891t2_fury_rank_3() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BAR_891t2"),
            Cost("BAR_891t2", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_891t2", Nothing),
            Now(MyHero, 4, 30),
        ],
    );
}

/// # Sigil of Summoning
///
/// `WC_003` · Demon Hunter spell · Shadow · 2 mana
///
/// > At the start of your next turn, summon two 2/2 Demons with **Taunt**.
///
/// State: Derived
//~ derived WC_003 1becb880 5dd22e2a 258476fa.75c39c3a
#[test]
fn WC_003_sigil_of_summoning() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WC_003"),
            Cost("WC_003", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WC_003", Nothing),
            EndTurn,
            EndTurn,
            BoardCount(Mine, 3),
            In(The("WC_003t"), Zone::Play),
            Now(The("WC_003t"), 2, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("WC_003"), Friend("CS2_182"), Enemy("CS2_182"), Play("WC_003", Nothing), EndTurn, BoardCount(Mine, 1)],
    );
}

/// # Wailing Demon
///
/// `WC_003t` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla WC_003t 67b61fc2 16295a6b c29717d9.4b0c5d24
#[test]
fn WC_003t_wailing_demon() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WC_003t"),
            Cost("WC_003t", 2),
            Stats("WC_003t", 2, 2),
            Has("WC_003t", GameTag::TAUNT),
            Play("WC_003t", Nothing),
            In(The("WC_003t"), Zone::Play),
            Now(The("WC_003t"), 2, 2),
            HasNow(The("WC_003t"), GameTag::TAUNT),
        ],
    );
}

/// # Taintheart Tormenter
///
/// `WC_040` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Taunt** Your opponent's spells cost (2) more.
///
/// State: Derived
//~ derived WC_040 2defdd31 09ae1c46 70c2fce4.b660f0da
#[test]
fn WC_040_taintheart_tormenter() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WC_040"),
            Cost("WC_040", 8),
            Stats("WC_040", 8, 8),
            Has("WC_040", GameTag::TAUNT),
            Give("CS2_182"),
            GiveThem("AT_001"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_040"),
            CostNow(Nth(2), 7),
            CostNow(Nth(3), 4),
        ],
    );
}

/// # Tormented
///
/// `WC_040e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// State: Derived
//~ derived WC_040e a62eccf2 b865deac 78de04a9.7201933b
#[test]
fn WC_040e_tormented() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "WC_040e"), CostNow(Nth(0), 5)]);
}

/// # Felrattler
///
/// `WC_701` · Demon Hunter minion · 3 mana · 3/2
///
/// > **Rush Deathrattle:** Deal 1 damage to all enemy minions.
///
/// State: Derived
//~ derived WC_701 4f9c5a37 fca44221 2c5255b5.0a96a190
#[test]
fn WC_701_felrattler() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WC_701"),
            Cost("WC_701", 3),
            Stats("WC_701", 3, 2),
            Has("WC_701", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_701"),
            Kill(Nth(3)),
            Now(Nth(2), 4, 4),
        ],
    );
}
