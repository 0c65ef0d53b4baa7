//! Shaman cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4fb9ff8f

/// # South Coast Chieftain
///
/// `BAR_040` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** If you control another Murloc, deal 2 damage.
///
/// State: Derived
//~ derived BAR_040 ed8fecf1 50eabe64 d73dc823.27010186
#[test]
fn BAR_040_south_coast_chieftain() {
    check(
        CardClass::Shaman,
        &[
            Give("BAR_040"),
            Cost("BAR_040", 2),
            Stats("BAR_040", 3, 2),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_040", On(Nth(3))),
            Now(Nth(3), 4, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BAR_040"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_040", On(Nth(1))),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("BAR_040"), Friend("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("BAR_040", Nothing)],
    );
}

/// # Nofin Can Stop Us
///
/// `BAR_041` · Shaman spell · 3 mana
///
/// > Give your minions +1/+1. Give your Murlocs an extra +1/+1.
///
/// State: Derived
//~ derived BAR_041 4877b577 24a5cc21 78eb3fb6.26601d6c
#[test]
fn BAR_041_nofin_can_stop_us() {
    check(
        CardClass::Shaman,
        &[
            Give("BAR_041"),
            Cost("BAR_041", 3),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_041", Nothing),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 5, 6),
        ],
    );
}

/// # Mrrgrrrrgle
///
/// `BAR_041e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BAR_041e d7c06adf 79495da8 139c5cfa.67341004
#[test]
fn BAR_041e_mrrgrrrrgle() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "BAR_041e"), Now(My(0), 6, 2)]);
}

/// # MrrGRRRRgle
///
/// `BAR_041e2` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BAR_041e2 763ad4d1 6e76bf6a 021f037e.6d6ab056
#[test]
fn BAR_041e2_mrr_grrr_rgle() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "BAR_041e2"), Now(My(0), 7, 3)]);
}

/// # Tinyfin's Caravan
///
/// `BAR_043` · Shaman minion · 2 mana · 1/3
///
/// > At the start of your turn, draw a Murloc.
///
/// State: Derived
//~ derived BAR_043 d935b1bf 491bb590 6d958a3b.1980eaca
#[test]
fn BAR_043_tinyfins_caravan() {
    check(
        CardClass::Shaman,
        &[
            Give("BAR_043"),
            Cost("BAR_043", 2),
            Stats("BAR_043", 1, 3),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_043"),
            EndTurn,
            EndTurn,
            DeckCount(Mine, 20),
            HandCount(Mine, 3),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BAR_043"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_043"),
            EndTurn,
            DeckCount(Mine, 22),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BAR_043"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_043"),
            EndTurn,
            EndTurn,
            DeckCount(Mine, 4),
        ],
    );
}

/// # Chain Lightning (Rank 1)
///
/// `BAR_044` · Shaman spell · Nature · 2 mana
///
/// > Deal $2 damage to a minion and a random adjacent one. *(Upgrades when you have 5 Mana.)*
///
/// State: Derived
//~ derived BAR_044 b118e4cf e83fdfe0 9aa8356f.a127fb62
#[test]
fn BAR_044_chain_lightning_rank_1() {
    check(
        CardClass::Shaman,
        &[
            Crystals(4),
            Give("BAR_044"),
            Cost("BAR_044", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_044", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[Crystals(4), Give("BAR_044"), Friend("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, Is(Nth(0), "BAR_044t")],
    );
}

/// # Chain Lightning (Rank 2)
///
/// `BAR_044t` · Shaman spell · Nature · 2 mana
///
/// > Deal $3 damage to a minion and a random adjacent one. *(Upgrades when you have 10 Mana.)*
///
/// State: Derived
//~ derived BAR_044t 9bc237aa bd81ed2a 4b55b86b.e1478352
#[test]
fn BAR_044t_chain_lightning_rank_2() {
    check(
        CardClass::Shaman,
        &[
            Crystals(9),
            Give("BAR_044t"),
            Cost("BAR_044t", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_044t", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Crystals(9),
            Give("BAR_044t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "BAR_044t2"),
        ],
    );
}

/// # Chain Lightning (Rank 3)
///
/// `BAR_044t2` · Shaman spell · Nature · 2 mana
///
/// > Deal $4 damage to a minion and a random adjacent one.
///
/// State: Derived
//~ derived BAR_044t2 a1607404 ac099e8a 261c4ab3.2718bfe1
#[test]
fn BAR_044t2_chain_lightning_rank_3() {
    check(
        CardClass::Shaman,
        &[
            Give("BAR_044t2"),
            Cost("BAR_044t2", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_044t2", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Arid Stormer
///
/// `BAR_045` · Shaman minion · 3 mana · 2/5
///
/// > **Battlecry:** If you played an Elemental last turn, gain **Rush** and **Windfury**.
///
/// State: Derived
//~ derived BAR_045 8d8c1204 51254041 5e446ac1.eb92f9bc
#[test]
fn BAR_045_arid_stormer() {
    check(
        CardClass::Shaman,
        &[
            Give("BAR_045"),
            Cost("BAR_045", 3),
            Stats("BAR_045", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("BAR_045", Nothing),
            HasNow(Nth(0), GameTag::RUSH),
            HasNow(Nth(0), GameTag::WINDFURY),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BAR_045"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_045", Nothing),
            HasNot(Nth(0), GameTag::RUSH),
        ],
    );
}

/// # Storm Cloud
///
/// `BAR_045e` · Neutral enchantment
///
/// > **Rush**, **Windfury**.
///
/// State: Derived
//~ derived BAR_045e 7b591a95 f611a2f6 b96f456a.07a0f169
#[test]
fn BAR_045e_storm_cloud() {
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "BAR_045e"),
            HasNow(My(0), GameTag::RUSH),
            HasNow(My(0), GameTag::WINDFURY),
        ],
    );
}

/// # Bru'kan
///
/// `BAR_048` · Shaman minion · 4 mana · 5/4
///
/// > **Nature Spell Damage +3**
///
/// State: Todo
//~ todo BAR_048 6b09a760 f3bba6ca 279136aa.16d01369
#[test]
#[ignore = "todo: BAR_048 Bru'kan"]
fn BAR_048_brukan() {
    check(CardClass::Shaman, &[Give("BAR_048"), Cost("BAR_048", 4), Stats("BAR_048", 5, 4), Unwritten]);
}

/// # Earth Revenant
///
/// `BAR_750` · Shaman minion · 4 mana · 2/6
///
/// > **Taunt** **Battlecry:** Deal 1 damage to all enemy minions.
///
/// State: Derived
//~ derived BAR_750 57b50832 5b84444c 5def533b.3e5d2f95
#[test]
fn BAR_750_earth_revenant() {
    check(
        CardClass::Shaman,
        &[
            Give("BAR_750"),
            Cost("BAR_750", 4),
            Stats("BAR_750", 2, 6),
            Has("BAR_750", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_750", Nothing),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Spawnpool Forager
///
/// `BAR_751` · Shaman minion · 1 mana · 1/2
///
/// > **Deathrattle:** Summon a 1/1 Tinyfin.
///
/// State: Derived
//~ derived BAR_751 587b4caf d4d8f686 5e7c8e1d.4432b63f
#[test]
fn BAR_751_spawnpool_forager() {
    check(
        CardClass::Shaman,
        &[
            Give("BAR_751"),
            Cost("BAR_751", 1),
            Stats("BAR_751", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_751"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("BAR_751t"), Zone::Play),
            Now(The("BAR_751t"), 1, 1),
        ],
    );
}

/// # Diremuck Tinyfin
///
/// `BAR_751t` · Shaman minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla BAR_751t 5a094df3 9c277fbb 712e0dad
#[test]
fn BAR_751t_diremuck_tinyfin() {
    check(
        CardClass::Shaman,
        &[
            Give("BAR_751t"),
            Cost("BAR_751t", 1),
            Stats("BAR_751t", 1, 1),
            Play("BAR_751t", Nothing),
            In(The("BAR_751t"), Zone::Play),
            Now(The("BAR_751t"), 1, 1),
        ],
    );
}

/// # Lilypad Lurker
///
/// `BAR_848` · Shaman minion · 5 mana · 5/6
///
/// > **Battlecry:** If you played an Elemental last turn, transform an enemy minion into a 0/1 Frog with **Taunt**.
///
/// State: Derived
//~ derived BAR_848 f901a51e 8c1f5ae6 9e697156.1c2f7010
#[test]
fn BAR_848_lilypad_lurker() {
    check(
        CardClass::Shaman,
        &[
            Give("BAR_848"),
            Cost("BAR_848", 5),
            Stats("BAR_848", 5, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("BAR_848", On(Nth(2))),
            Is(Nth(2), "hexfrog"),
            Now(Nth(2), 0, 1),
        ],
    );
    check(CardClass::Shaman, &[Give("BAR_848"), Friend("CS2_182"), Enemy("CS2_182"), Play("BAR_848", Nothing)]);
}

/// # Firemancer Flurgl
///
/// `BAR_860` · Shaman minion · 4 mana · 2/3
///
/// > After you play a Murloc, deal 1 damage to all enemies.
///
/// State: Derived
//~ derived BAR_860 2f53d785 530ae493 f5aa6a62.5ff7c3b7
#[test]
fn BAR_860_firemancer_flurgl() {
    check(
        CardClass::Shaman,
        &[
            Give("BAR_860"),
            Cost("BAR_860", 4),
            Stats("BAR_860", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_860"),
            Play("CS2_168", Nothing),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BAR_860"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_860"),
            Play("CS2_182", Nothing),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Primal Dungeoneer
///
/// `WC_005` · Shaman minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a spell. If it's a Nature spell, also draw an Elemental.
///
/// State: Derived
//~ derived WC_005 04069b12 7563c6cb 21f7218b.3be21e55
#[test]
fn WC_005_primal_dungeoneer() {
    check(
        CardClass::Shaman,
        &[
            Give("WC_005"),
            Cost("WC_005", 3),
            Stats("WC_005", 2, 3),
            OnTop("AT_001"),
            OnTop("AT_037"),
            OnTop("CS2_118"),
            OnTop("AT_001"),
            OnTop("AT_037"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("AT_037"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WC_005", Nothing),
            DeckCount(Mine, 24),
            HandCount(Mine, 2),
            CostNow(Nth(5), 1),
            In(Nth(5), Zone::Hand),
            TagNow(Nth(5), GameTag::SPELLPOWER, 0),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 1),
            TagNow(Nth(6), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Perpetual Flame
///
/// `WC_020` · Shaman spell · Fire · 2 mana
///
/// > Deal $3 damage to a random enemy minion. If it dies, recast this. **Overload:** (1)
///
/// State: Derived
//~ derived WC_020 48aea131 6fc8b87f 08a47aa3.96e47cd1
#[test]
fn WC_020_perpetual_flame() {
    check(
        CardClass::Shaman,
        &[
            Give("WC_020"),
            Cost("WC_020", 2),
            Has("WC_020", GameTag::OVERLOAD),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Entity(Nth(7))),
            Force(Entity(Nth(8))),
            Play("WC_020", Nothing),
            Dead(Nth(7)),
            Now(Nth(8), 4, 2),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Wailing Vapor
///
/// `WC_042` · Shaman minion · 1 mana · 1/3
///
/// > After you play an Elemental, gain +1 Attack.
///
/// State: Derived
//~ derived WC_042 74b6ebdf f8f301cc f84c91b9.736761d2
#[test]
fn WC_042_wailing_vapor() {
    check(
        CardClass::Shaman,
        &[
            Give("WC_042"),
            Cost("WC_042", 1),
            Stats("WC_042", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_042"),
            Play("CS2_118", Nothing),
            Now(Nth(3), 2, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("WC_042"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_042"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 1, 3),
        ],
    );
}

/// # Rising Gas
///
/// `WC_042e` · Shaman enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived WC_042e 97d6b60c 5d8bcb3e 390f3376.c84fda8a
#[test]
fn WC_042e_rising_gas() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "WC_042e"), Now(My(0), 6, 1)]);
}
