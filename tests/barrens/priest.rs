//! Priest cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7d48a4f0

/// # Void Flayer
///
/// `BAR_307` · Priest minion · 4 mana · 3/4
///
/// > **Battlecry:** For each spell in your hand, deal 1 damage to a random enemy minion.
///
/// State: Derived
//~ derived BAR_307 fb743289 fc9d2c4f cc9b1318.0ee33510
#[test]
fn BAR_307_void_flayer() {
    check(
        CardClass::Priest,
        &[
            Give("BAR_307"),
            Cost("BAR_307", 4),
            Stats("BAR_307", 3, 4),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Play("BAR_307", Nothing),
            Now(Nth(4), 4, 4),
        ],
    );
}

/// # Power Word: Fortitude
///
/// `BAR_308` · Priest spell · Holy · 8 mana
///
/// > Give a minion +3/+5. Costs (1) less for each spell in your hand.
///
/// State: Derived
//~ derived BAR_308 02e7e0ef d26e8066 251a37a9.cefb2545
#[test]
fn BAR_308_power_word_fortitude() {
    check(
        CardClass::Priest,
        &[
            Give("BAR_308"),
            Cost("BAR_308", 8),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_308", On(Nth(4))),
            Now(Nth(4), 7, 10),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BAR_308"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_308", On(Nth(3))),
            Now(Nth(3), 7, 10),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("BAR_308"), Give("AT_001"), Give("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 6)],
    );
}

/// # Power Word: Fortitude
///
/// `BAR_308e` · Neutral enchantment
///
/// > +3/+5.
///
/// State: Derived
//~ derived BAR_308e 9b6eec43 24e32371 93d68379.65f5929b
#[test]
fn BAR_308e_power_word_fortitude() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "BAR_308e"), Now(My(0), 8, 6)]);
}

/// # Desperate Prayer
///
/// `BAR_309` · Priest spell · Holy · 0 mana
///
/// > Restore #5 Health to each hero.
///
/// State: Derived
//~ derived BAR_309 f9667326 26d9b0cd 9f61ab15.97c7915d
#[test]
fn BAR_309_desperate_prayer() {
    check(
        CardClass::Priest,
        &[
            Give("BAR_309"),
            Cost("BAR_309", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BAR_309", Nothing),
            Now(MyHero, 0, 15),
            Damage(MyHero, 15),
            Now(TheirHero, 0, 15),
            Damage(TheirHero, 15),
        ],
    );
}

/// # Lightshower Elemental
///
/// `BAR_310` · Priest minion · 6 mana · 6/6
///
/// > **Taunt Deathrattle:** Restore #8 Health to all friendly characters.
///
/// State: Derived
//~ derived BAR_310 53646773 b994edf9 5a8ec2e6.c02ec2e3
#[test]
fn BAR_310_lightshower_elemental() {
    check(
        CardClass::Priest,
        &[
            Give("BAR_310"),
            Cost("BAR_310", 6),
            Stats("BAR_310", 6, 6),
            Has("BAR_310", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_310"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(3)),
            Now(MyHero, 0, 18),
            Damage(MyHero, 12),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Devouring Plague
///
/// `BAR_311` · Priest spell · Shadow · 3 mana
///
/// > **Lifesteal**. Deal $4 damage randomly split among all enemy minions.
///
/// State: Derived
//~ derived BAR_311 347131e1 2f4175a9 332b4e7e.f13303db
#[test]
fn BAR_311_devouring_plague() {
    check(
        CardClass::Priest,
        &[
            Give("BAR_311"),
            Cost("BAR_311", 3),
            Has("BAR_311", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("BAR_311", Nothing),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BAR_311"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Play("BAR_311", Nothing),
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
            Now(Nth(2), 4, 1),
            Now(Nth(3), 4, 1),
        ],
    );
}

/// # Soothsayer's Caravan
///
/// `BAR_312` · Priest minion · 2 mana · 1/3
///
/// > At the start of your turn, copy a spell from your opponent's deck to your hand.
///
/// State: Done
//~ done BAR_312 9b06e986 - 8eeb5060.f494afde
#[test]
fn BAR_312_soothsayers_caravan() {
    check(
        CardClass::Priest,
        &[
            Give("BAR_312"),
            Cost("BAR_312", 2),
            Stats("BAR_312", 1, 3),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_029"),
            OnTheirTop("CS2_200"),
            OnTheirTop("CS2_182"),
            Play("BAR_312", Nothing),
            EndTurn,
            HandCount(Mine, 0),
            EndTurn,
            HandCount(Mine, 2),
            Is(The("CS2_029"), "CS2_029"),
            In(The("CS2_029"), Zone::Hand),
            In(Nth(1), Zone::Deck),
            DeckCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            EmptyDeck(Theirs),
            OnTheirTop("CS2_200"),
            OnTheirTop("CS2_182"),
            Play("BAR_312", Nothing),
            EndTurn,
            EndTurn,
            HandCount(Mine, 1),
        ],
    );
}

/// # Priest of An'she
///
/// `BAR_313` · Priest minion · 5 mana · 5/5
///
/// > **Taunt**. **Battlecry:** If you've restored Health this turn, gain +3/+3.
///
/// State: Derived
//~ derived BAR_313 78ed7332 db25d041 9647fb8a.5938d2b7
#[test]
fn BAR_313_priest_of_anshe() {
    check(
        CardClass::Priest,
        &[
            Give("BAR_313"),
            Cost("BAR_313", 5),
            Stats("BAR_313", 5, 5),
            Has("BAR_313", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(MyHero, 3),
            Play("CS2_007", On(MyHero)),
            Crystals(10),
            Play("BAR_313", Nothing),
            Now(Nth(0), 8, 8),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("BAR_313"), Friend("CS2_182"), Enemy("CS2_182"), Play("BAR_313", Nothing), Now(Nth(0), 5, 5)],
    );
}

/// # Sun's Strength
///
/// `BAR_313e` · Priest enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived BAR_313e ff5354c1 d54487b4 6e90ca7c.b42c6980
#[test]
fn BAR_313e_suns_strength() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "BAR_313e"), Now(My(0), 8, 4)]);
}

/// # Condemn (Rank 1)
///
/// `BAR_314` · Priest spell · Holy · 2 mana
///
/// > Deal $1 damage to all enemy minions. *(Upgrades when you have 5 Mana.)*
///
/// State: Derived
//~ derived BAR_314 f15d9537 98790f9a c8b92600.a0598ea3
#[test]
fn BAR_314_condemn_rank_1() {
    check(
        CardClass::Priest,
        &[
            Crystals(4),
            Give("BAR_314"),
            Cost("BAR_314", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_314", Nothing),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Priest,
        &[Crystals(4), Give("BAR_314"), Friend("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, Is(Nth(0), "BAR_314t")],
    );
}

/// # Condemn (Rank 2)
///
/// `BAR_314t` · Priest spell · Holy · 2 mana
///
/// > Deal $2 damage to all enemy minions. *(Upgrades when you have 10 Mana.)*
///
/// State: Derived
//~ derived BAR_314t e588b223 dd8180c2 9f2d0434.a0288aa4
#[test]
fn BAR_314t_condemn_rank_2() {
    check(
        CardClass::Priest,
        &[
            Crystals(9),
            Give("BAR_314t"),
            Cost("BAR_314t", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_314t", Nothing),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Crystals(9),
            Give("BAR_314t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "BAR_314t2"),
        ],
    );
}

/// # Condemn (Rank 3)
///
/// `BAR_314t2` · Priest spell · Holy · 2 mana
///
/// > Deal $3 damage to all enemy minions.
///
/// State: Derived
//~ derived BAR_314t2 cd911f3e ca82b69e f905b683.1b95271d
#[test]
fn BAR_314t2_condemn_rank_3() {
    check(
        CardClass::Priest,
        &[
            Give("BAR_314t2"),
            Cost("BAR_314t2", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_314t2", Nothing),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Serena Bloodfeather
///
/// `BAR_315` · Priest minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose an enemy minion. Steal Attack and Health from it until this has more.
///
/// State: Todo
//~ todo BAR_315 b4b09ab2 25f924b9 1a25bd19.699540fa
#[test]
#[ignore = "todo: BAR_315 Serena Bloodfeather"]
fn BAR_315_serena_bloodfeather() {
    check(CardClass::Priest, &[Give("BAR_315"), Cost("BAR_315", 2), Stats("BAR_315", 1, 1), Unwritten]);
}

/// # Xyrella
///
/// `BAR_735` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've restored Health this turn, deal that much damage to all enemy minions.
///
/// State: Todo
//~ todo BAR_735 590e1e19 410b11b4 3f369ee3.d97035e1
#[test]
#[ignore = "todo: BAR_735 Xyrella"]
fn BAR_735_xyrella() {
    check(CardClass::Priest, &[Give("BAR_735"), Cost("BAR_735", 4), Stats("BAR_735", 4, 4), Unwritten]);
}

/// # Devout Dungeoneer
///
/// `WC_013` · Priest minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a spell. If it's a Holy spell, reduce its Cost by (2).
///
/// State: Derived
//~ derived WC_013 ac3e1d40 aba3a176 24e677e5.2bb7207b
#[test]
fn WC_013_devout_dungeoneer() {
    check(
        CardClass::Priest,
        &[
            Give("WC_013"),
            Cost("WC_013", 3),
            Stats("WC_013", 2, 3),
            OnTop("AT_001"),
            OnTop("AT_013"),
            OnTop("AT_001"),
            OnTop("AT_013"),
            OnTop("CS2_182"),
            OnTheirTop("AT_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WC_013", Nothing),
            DeckCount(Mine, 23),
            HandCount(Mine, 1),
            CostNow(Nth(4), 0),
            In(Nth(4), Zone::Hand),
            TagNow(Nth(4), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Ray of Light
///
/// `WC_013e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived WC_013e cb7bf10f 8e32d009 58479b46.90c32b47
#[test]
fn WC_013e_ray_of_light() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "WC_013e"), CostNow(Nth(0), 1)]);
}

/// # Against All Odds
///
/// `WC_014` · Priest spell · Holy · 5 mana
///
/// > Destroy ALL odd-Attack minions.
///
/// State: Todo
//~ todo WC_014 2d614ae5 13ff5123 f70059b9.8c3cc028
#[test]
#[ignore = "todo: WC_014 Against All Odds"]
fn WC_014_against_all_odds() {
    check(CardClass::Priest, &[Give("WC_014"), Cost("WC_014", 5), Unwritten]);
}

/// # Cleric of An'she
///
/// `WC_803` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** If you've restored Health this turn, **Discover** a spell from your deck.
///
/// State: Derived
//~ derived WC_803 73950767 680a5c3a b3849384.26803ad2
#[test]
fn WC_803_cleric_of_anshe() {
    check(
        CardClass::Priest,
        &[
            Give("WC_803"),
            Cost("WC_803", 1),
            Stats("WC_803", 1, 2),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(MyHero, 3),
            Play("CS2_007", On(MyHero)),
            Crystals(10),
            Play("WC_803", Nothing),
            ChooseCard("AT_001"),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            Now(Nth(0), 1, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("WC_803"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WC_803", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}
