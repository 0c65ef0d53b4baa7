//! Hunter cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f70a9192

/// # Pack Kodo
///
/// `BAR_030` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a Beast, **Secret**, or weapon.
///
/// State: Derived
//~ derived BAR_030 e29c4338 1c03104a 6f0b9288.a43c18d0
#[test]
fn BAR_030_pack_kodo() {
    check(
        CardClass::Hunter,
        &[
            Give("BAR_030"),
            Cost("BAR_030", 3),
            Stats("BAR_030", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("BAR_030", Nothing),
            ChooseCard("CS2_119"),
            Is(InHand(0), "CS2_119"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BAR_030"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_010")),
            Play("BAR_030", Nothing),
            Choose(0),
        ],
    );
}

/// # Sunscale Raptor
///
/// `BAR_031` · Hunter minion · 1 mana · 1/3
///
/// > **Frenzy:** Shuffle a Sunscale Raptor into your deck with permanent +2/+1.
///
/// State: Todo
//~ todo BAR_031 68efb681 a075c346 371ec47c.070d432a
#[test]
#[ignore = "todo: BAR_031 Sunscale Raptor"]
fn BAR_031_sunscale_raptor() {
    check(CardClass::Hunter, &[Give("BAR_031"), Cost("BAR_031", 1), Stats("BAR_031", 1, 3), Unwritten]);
}

/// # Piercing Shot
///
/// `BAR_032` · Hunter spell · 4 mana
///
/// > Deal $6 damage to a minion. Excess damage hits the enemy hero.
///
/// State: Derived
//~ derived BAR_032 cbed5f1b 1b3d8cbd 28c21ef8.035bf9dc
#[test]
fn BAR_032_piercing_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("BAR_032"),
            Cost("BAR_032", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_032", On(Nth(2))),
            Dead(Nth(2)),
            Now(TheirHero, 0, 29),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BAR_032"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_032", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Prospector's Caravan
///
/// `BAR_033` · Hunter minion · 2 mana · 1/3
///
/// > At the start of your turn, give all minions in your hand +1/+1.
///
/// State: Derived
//~ derived BAR_033 c438eaf8 18145b22 e9d5ea5f.3bb5f537
#[test]
fn BAR_033_prospectors_caravan() {
    check(
        CardClass::Hunter,
        &[
            Give("BAR_033"),
            Cost("BAR_033", 2),
            Stats("BAR_033", 1, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_033"),
            EndTurn,
            EndTurn,
            Now(Nth(0), 2, 4),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 5, 6),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BAR_033"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_033"),
            EndTurn,
            Now(Nth(0), 1, 3),
        ],
    );
}

/// # Prospector's Findings
///
/// `BAR_033e` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BAR_033e 0e52912c 39614a5f c5129de3.67341004
#[test]
fn BAR_033e_prospectors_findings() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "BAR_033e"), Now(My(0), 6, 2)]);
}

/// # Tame Beast (Rank 1)
///
/// `BAR_034` · Hunter spell · 2 mana
///
/// > Summon a 2/2 Beast with **Rush**. *(Upgrades when you have 5 Mana.)*
///
/// State: Todo
//~ todo BAR_034 34fa39be cba57cf0 689f9284.b2ae0b38
#[test]
#[ignore = "todo: BAR_034 Tame Beast (Rank 1)"]
fn BAR_034_tame_beast_rank_1() {
    check(CardClass::Hunter, &[Give("BAR_034"), Cost("BAR_034", 2), Unwritten]);
}

/// # Tame Beast (Rank 2)
///
/// `BAR_034t` · Hunter spell · 2 mana
///
/// > Summon a 4/4 Beast with **Rush**. *(Upgrades when you have 10 Mana.)*
///
/// State: Todo
//~ todo BAR_034t 8d279c4a 3d2de462 96bd54da.a34809c0
#[test]
#[ignore = "todo: BAR_034t Tame Beast (Rank 2)"]
fn BAR_034t_tame_beast_rank_2() {
    check(CardClass::Hunter, &[Give("BAR_034t"), Cost("BAR_034t", 2), Unwritten]);
}

/// # Tame Beast (Rank 3)
///
/// `BAR_034t2` · Hunter spell · 2 mana
///
/// > Summon a 6/6 Beast with **Rush**.
///
/// State: Todo
//~ todo BAR_034t2 a35ff7fb ad95a1b1 7ad5f306.afdb6a9b
#[test]
#[ignore = "todo: BAR_034t2 Tame Beast (Rank 3)"]
fn BAR_034t2_tame_beast_rank_3() {
    check(CardClass::Hunter, &[Give("BAR_034t2"), Cost("BAR_034t2", 2), Unwritten]);
}

/// # Tamed Crab
///
/// `BAR_034t3` · Hunter minion · 2 mana · 2/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla BAR_034t3 868bbe59 72b7dadd bdd57681.57b12c28
#[test]
fn BAR_034t3_tamed_crab() {
    check(
        CardClass::Hunter,
        &[
            Give("BAR_034t3"),
            Cost("BAR_034t3", 2),
            Stats("BAR_034t3", 2, 2),
            Has("BAR_034t3", GameTag::RUSH),
            Play("BAR_034t3", Nothing),
            In(The("BAR_034t3"), Zone::Play),
            Now(The("BAR_034t3"), 2, 2),
            HasNow(The("BAR_034t3"), GameTag::RUSH),
        ],
    );
}

/// # Tamed Scorpid
///
/// `BAR_034t4` · Hunter minion · 4 mana · 4/4
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla BAR_034t4 d118ab04 499bd533 fd42d944.57b12c28
#[test]
fn BAR_034t4_tamed_scorpid() {
    check(
        CardClass::Hunter,
        &[
            Give("BAR_034t4"),
            Cost("BAR_034t4", 4),
            Stats("BAR_034t4", 4, 4),
            Has("BAR_034t4", GameTag::RUSH),
            Play("BAR_034t4", Nothing),
            In(The("BAR_034t4"), Zone::Play),
            Now(The("BAR_034t4"), 4, 4),
            HasNow(The("BAR_034t4"), GameTag::RUSH),
        ],
    );
}

/// # Tamed Thunder Lizard
///
/// `BAR_034t5` · Hunter minion · 6 mana · 6/6
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla BAR_034t5 9b46352d 47a19378 257fc28f.57b12c28
#[test]
fn BAR_034t5_tamed_thunder_lizard() {
    check(
        CardClass::Hunter,
        &[
            Give("BAR_034t5"),
            Cost("BAR_034t5", 6),
            Stats("BAR_034t5", 6, 6),
            Has("BAR_034t5", GameTag::RUSH),
            Play("BAR_034t5", Nothing),
            In(The("BAR_034t5"), Zone::Play),
            Now(The("BAR_034t5"), 6, 6),
            HasNow(The("BAR_034t5"), GameTag::RUSH),
        ],
    );
}

/// # Kolkar Pack Runner
///
/// `BAR_035` · Hunter minion · 2 mana · 2/3
///
/// > After you cast a spell, summon a 1/1 Hyena with **Rush**.
///
/// State: Derived
//~ derived BAR_035 23001a5c 6c6fc350 67189fc9.c456c177
#[test]
fn BAR_035_kolkar_pack_runner() {
    check(
        CardClass::Hunter,
        &[
            Give("BAR_035"),
            Cost("BAR_035", 2),
            Stats("BAR_035", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_035"),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            In(The("BAR_035t"), Zone::Play),
            Now(The("BAR_035t"), 1, 1),
            TagNow(The("BAR_035t"), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Swift Hyena
///
/// `BAR_035t` · Hunter minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla BAR_035t ba921eab 5b0dd3a2 1c578ec1.57b12c28
#[test]
fn BAR_035t_swift_hyena() {
    check(
        CardClass::Hunter,
        &[
            Give("BAR_035t"),
            Cost("BAR_035t", 1),
            Stats("BAR_035t", 1, 1),
            Has("BAR_035t", GameTag::RUSH),
            Play("BAR_035t", Nothing),
            In(The("BAR_035t"), Zone::Play),
            Now(The("BAR_035t"), 1, 1),
            HasNow(The("BAR_035t"), GameTag::RUSH),
        ],
    );
}

/// # Warsong Wrangler
///
/// `BAR_037` · Hunter minion · 4 mana · 3/4
///
/// > **Battlecry: Discover** a Beast from your deck. Give all copies of it +2/+1 *(wherever they are)*.
///
/// State: Todo
//~ todo BAR_037 8ef2a33f 92a79cae ca5cc838.b8ec96ce
#[test]
#[ignore = "todo: BAR_037 Warsong Wrangler"]
fn BAR_037_warsong_wrangler() {
    check(CardClass::Hunter, &[Give("BAR_037"), Cost("BAR_037", 4), Stats("BAR_037", 3, 4), Unwritten]);
}

/// # Centaur Call
///
/// `BAR_037e` · Hunter enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived BAR_037e c2279b46 8b61d2f7 d99d7e91.5ee91837
#[test]
fn BAR_037e_centaur_call() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "BAR_037e"), Now(My(0), 7, 2)]);
}

/// # Tavish Stormpike
///
/// `BAR_038` · Hunter minion · 3 mana · 2/5
///
/// > After a friendly Beast attacks, summon a Beast from your deck that costs (1) less.
///
/// State: Todo
//~ todo BAR_038 beba76a0 f17e9487 ad603694.c8d571f9
#[test]
#[ignore = "todo: BAR_038 Tavish Stormpike"]
fn BAR_038_tavish_stormpike() {
    check(CardClass::Hunter, &[Give("BAR_038"), Cost("BAR_038", 3), Stats("BAR_038", 2, 5), Unwritten]);
}

/// # Barak Kodobane
///
/// `BAR_551` · Hunter minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a 1, 2, and 3-Cost spell.
///
/// State: Derived
//~ derived BAR_551 9539f852 8a7aa62c b9b63ab4.d3996cf1
#[test]
fn BAR_551_barak_kodobane() {
    check(
        CardClass::Hunter,
        &[
            Give("BAR_551"),
            Cost("BAR_551", 5),
            Stats("BAR_551", 3, 5),
            OnTop("AT_004"),
            OnTop("AT_016"),
            OnTop("AT_002"),
            OnTop("AT_004"),
            OnTop("AT_016"),
            OnTop("AT_002"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_551", Nothing),
            DeckCount(Mine, 23),
            HandCount(Mine, 3),
            CostNow(Nth(4), 1),
            In(Nth(4), Zone::Hand),
            TagNow(Nth(4), GameTag::SPELLPOWER, 0),
            CostNow(Nth(5), 2),
            In(Nth(5), Zone::Hand),
            TagNow(Nth(5), GameTag::SPELLPOWER, 0),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            TagNow(Nth(6), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BAR_551"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_004"),
            OnTop("AT_016"),
            OnTop("AT_002"),
            OnTop("CS2_168"),
            OnTop("CS2_008"),
            OnTop("CS2_120"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_551", Nothing),
            DeckCount(Mine, 9),
            HandCount(Mine, 3),
            CostNow(Nth(6), 1),
            In(Nth(6), Zone::Hand),
            TagNow(Nth(6), GameTag::SPELLPOWER, 0),
            CostNow(Nth(7), 2),
            In(Nth(7), Zone::Hand),
            TagNow(Nth(7), GameTag::SPELLPOWER, 0),
            CostNow(Nth(8), 3),
            In(Nth(8), Zone::Hand),
            TagNow(Nth(8), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BAR_551"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_551", Nothing),
            DeckCount(Mine, 5),
        ],
    );
}

/// # Wound Prey
///
/// `BAR_801` · Hunter spell · 1 mana
///
/// > Deal $1 damage. Summon a 1/1 Hyena with **Rush**.
///
/// State: Derived
//~ derived BAR_801 64f01aa0 4c22f85b 3dde7c68.46f591f3
#[test]
fn BAR_801_wound_prey() {
    check(
        CardClass::Hunter,
        &[
            Give("BAR_801"),
            Cost("BAR_801", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_801", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 4),
            In(The("BAR_035t"), Zone::Play),
            Now(The("BAR_035t"), 1, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BAR_801"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_801", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 4),
            In(The("BAR_035t"), Zone::Play),
            Now(The("BAR_035t"), 1, 1),
        ],
    );
}

/// # Serpentbloom
///
/// `WC_007` · Hunter spell · 0 mana
///
/// > Give a friendly Beast **Poisonous**.
///
/// State: Derived
//~ derived WC_007 a1407d94 e9fda060 e2bb91c4.21b43ace
#[test]
fn WC_007_serpentbloom() {
    check(
        CardClass::Hunter,
        &[
            Give("WC_007"),
            Cost("WC_007", 0),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("WC_007", Nth(2)),
            Play("WC_007", On(Nth(1))),
            HasNow(Nth(1), GameTag::POISONOUS),
        ],
    );
}

/// # Serpent's Bite
///
/// `WC_007e` · Hunter enchantment
///
/// > **Poisonous**.
///
/// State: Derived
//~ derived WC_007e 0d6679ee a08dfde0 baa5dcf7.b2c69ca0
#[test]
fn WC_007e_serpents_bite() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "WC_007e"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Sin'dorei Scentfinder
///
/// `WC_008` · Hunter minion · 4 mana · 1/6
///
/// > **Frenzy:** Summon four 1/1 Hyenas with **Rush**.
///
/// State: Derived
//~ derived WC_008 243147aa c3e273e2 9d584531.89a5793d
#[test]
fn WC_008_sindorei_scentfinder() {
    check(
        CardClass::Hunter,
        &[
            Give("WC_008"),
            Cost("WC_008", 4),
            Stats("WC_008", 1, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_008"),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 6),
            In(The("BAR_035t"), Zone::Play),
            Now(The("BAR_035t"), 1, 1),
        ],
    );
}

/// # Venomstrike Bow
///
/// `WC_037` · Hunter weapon · 4 mana · 1/2 durability
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla WC_037 b8ac3396 716c39bc fecde48f.2574dcf7
#[test]
fn WC_037_venomstrike_bow() {
    check(
        CardClass::Hunter,
        &[
            Give("WC_037"),
            Cost("WC_037", 4),
            Stats("WC_037", 1, 2),
            Has("WC_037", GameTag::POISONOUS),
            Play("WC_037", Nothing),
            In(The("WC_037"), Zone::Play),
            HasNow(The("WC_037"), GameTag::POISONOUS),
        ],
    );
}
