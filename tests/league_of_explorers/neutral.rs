//! Neutral cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4ebbba0b

/// # Murloc Tinyfin
///
/// `LOEA10_3` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla LOEA10_3 20f8efd8 2e7d04d5 631cdce2
#[test]
fn LOEA10_3_murloc_tinyfin() {
    check(
        CardClass::Mage,
        &[
            Give("LOEA10_3"),
            Cost("LOEA10_3", 0),
            Stats("LOEA10_3", 1, 1),
            Play("LOEA10_3", Nothing),
            In(The("LOEA10_3"), Zone::Play),
            Now(The("LOEA10_3"), 1, 1),
        ],
    );
}

/// # The Steel Sentinel
///
/// `LOEA16_27` · Neutral minion · 5 mana · 5/5
///
/// > This minion can only take 1 damage at a time.
///
/// State: Todo
//~ todo LOEA16_27 6c8ea68e 7c515eb4 c8517f3e.ab23d2b2
#[test]
#[ignore = "todo: LOEA16_27 The Steel Sentinel"]
fn LOEA16_27_the_steel_sentinel() {
    check(CardClass::Mage, &[Give("LOEA16_27"), Cost("LOEA16_27", 5), Stats("LOEA16_27", 5, 5), Unwritten]);
}

/// # The Steel Sentinel
///
/// `LOEA16_27H` · Neutral minion · 10 mana · 10/10
///
/// > This minion can only take 1 damage at a time.
///
/// State: Todo
//~ todo LOEA16_27H 2fb00c7d e2d15052 67af93ac.ab23d2b2
#[test]
#[ignore = "todo: LOEA16_27H The Steel Sentinel"]
fn LOEA16_27H_the_steel_sentinel() {
    check(CardClass::Mage, &[Give("LOEA16_27H"), Cost("LOEA16_27H", 10), Stats("LOEA16_27H", 10, 10), Unwritten]);
}

/// # Eye of Hakkar
///
/// `LOE_008` · Neutral spell · 1 mana
///
/// > Take a secret from your opponent's deck and put it into the battlefield.
///
/// State: Todo
//~ todo LOE_008 e6ec805d ec8f609c 75c7b95c.5b3e23ea
#[test]
#[ignore = "todo: LOE_008 Eye of Hakkar"]
fn LOE_008_eye_of_hakkar() {
    check(CardClass::Mage, &[Give("LOE_008"), Cost("LOE_008", 1), Unwritten]);
}

/// # Eye of Hakkar
///
/// `LOE_008H` · Neutral spell · 1 mana
///
/// > Take a secret from your opponent's deck and put it into the battlefield.
///
/// State: Todo
//~ todo LOE_008H 79858589 72a29d2d 70d412b9.5b3e23ea
#[test]
#[ignore = "todo: LOE_008H Eye of Hakkar"]
fn LOE_008H_eye_of_hakkar() {
    check(CardClass::Mage, &[Give("LOE_008H"), Cost("LOE_008H", 1), Unwritten]);
}

/// # Reno Jackson
///
/// `LOE_011` · Neutral minion · 6 mana · 4/6
///
/// > **Battlecry:** If your deck has no duplicates, fully heal your hero.
///
/// State: Done
//~ done LOE_011 a451b805 - a7a4147e.4a301d81
#[test]
fn LOE_011_reno_jackson() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_011"),
            Cost("LOE_011", 6),
            Stats("LOE_011", 4, 6),
            Hurt(MyHero, 20),
            Play("LOE_011", Nothing),
            Health(MyHero, 10),
        ],
    );
}

/// # Rolling Boulder
///
/// `LOE_024t` · Neutral minion · 4 mana · 0/4
///
/// > At the end of your turn, destroy the minion to the left.
///
/// State: Todo
//~ todo LOE_024t 850a0f99 3572eb19 55709d9f.1b6f6afb
#[test]
#[ignore = "todo: LOE_024t Rolling Boulder"]
fn LOE_024t_rolling_boulder() {
    check(CardClass::Mage, &[Give("LOE_024t"), Cost("LOE_024t", 4), Stats("LOE_024t", 0, 4), Unwritten]);
}

/// # Jeweled Scarab
///
/// `LOE_029` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry: Discover** a 3-Cost card.
///
/// State: Derived
//~ derived LOE_029 34053dfe bf8c3ad3 8b4612f6.4557fef3
#[test]
fn LOE_029_jeweled_scarab() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_029"),
            Cost("LOE_029", 2),
            Stats("LOE_029", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("LOE_029", Nothing),
            ChooseCard("CS2_118"),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOE_029"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("LOE_029", Nothing),
            Choose(0),
        ],
    );
}

/// # Naga Sea Witch
///
/// `LOE_038` · Neutral minion · 8 mana · 5/5
///
/// > Your cards cost (5).
///
/// State: Derived
//~ derived LOE_038 65cdc8e0 50cbe834 24dbd203.900a0930
#[test]
fn LOE_038_naga_sea_witch() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_038"),
            Cost("LOE_038", 8),
            Stats("LOE_038", 5, 5),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_038"),
            CostNow(Nth(0), 5),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Seawitching
///
/// `LOE_038e` · Neutral enchantment
///
/// > Costs (5).
///
/// State: Derived
//~ derived LOE_038e 67b6e159 7b60411a d3cb909d.bcee0e50
#[test]
fn LOE_038e_seawitching() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "LOE_038e"), CostNow(Nth(0), 5)]);
}

/// # Gorillabot A-3
///
/// `LOE_039` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control another Mech, **Discover** a Mech.
///
/// State: Derived
//~ derived LOE_039 af4a2747 b0cc91dc a4f49a4f.a9179f18
#[test]
fn LOE_039_gorillabot_a_3() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_039"),
            Cost("LOE_039", 3),
            Stats("LOE_039", 3, 4),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_044")),
            Play("LOE_039", Nothing),
            ChooseCard("GVG_044"),
            Is(InHand(0), "GVG_044"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 3, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOE_039"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("LOE_039", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOE_039"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_039", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 3, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Huge Toad
///
/// `LOE_046` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle:** Deal 1 damage to a random enemy.
///
/// State: Derived
//~ derived LOE_046 19c82577 4ccbe8b2 3fe3e530.01dae7a7
#[test]
fn LOE_046_huge_toad() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_046"),
            Cost("LOE_046", 2),
            Stats("LOE_046", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_046"),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Tomb Spider
///
/// `LOE_047` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry: Discover** a Beast.
///
/// State: Derived
//~ derived LOE_047 a2e2e6c2 5501125e c658754d.f6696d54
#[test]
fn LOE_047_tomb_spider() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_047"),
            Cost("LOE_047", 4),
            Stats("LOE_047", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("LOE_047", Nothing),
            ChooseCard("CS2_119"),
            Is(InHand(0), "CS2_119"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOE_047"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("LOE_047", Nothing),
            Choose(0),
        ],
    );
}

/// # Djinni of Zephyrs
///
/// `LOE_053` · Neutral minion · 5 mana · 4/6
///
/// > After you cast a spell on another friendly minion, cast a copy of it on this one.
///
/// State: Todo
//~ todo LOE_053 a9152866 469cec0a 6c676dc6.bc95c891
#[test]
#[ignore = "todo: LOE_053 Djinni of Zephyrs"]
fn LOE_053_djinni_of_zephyrs() {
    check(CardClass::Mage, &[Give("LOE_053"), Cost("LOE_053", 5), Stats("LOE_053", 4, 6), Unwritten]);
}

/// # Anubisath Sentinel
///
/// `LOE_061` · Neutral minion · 5 mana · 4/4
///
/// > **Deathrattle:** Give a random friendly minion +3/+3.
///
/// State: Derived
//~ derived LOE_061 9095c152 9f4fdf4c ec21ba1e.37f00541
#[test]
fn LOE_061_anubisath_sentinel() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_061"),
            Cost("LOE_061", 5),
            Stats("LOE_061", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_061"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Now(Nth(1), 7, 8),
        ],
    );
}

/// # Power of the Titans
///
/// `LOE_061e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived LOE_061e 00d9f18a bb108759 92882454.b42c6980
#[test]
fn LOE_061e_power_of_the_titans() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "LOE_061e"), Now(My(0), 8, 4)]);
}

/// # Fossilized Devilsaur
///
/// `LOE_073` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** If you control another Beast, gain **Taunt**.
///
/// State: Derived
//~ derived LOE_073 266cc124 9420aaab 107ce346.6cb8aa55
#[test]
fn LOE_073_fossilized_devilsaur() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_073"),
            Cost("LOE_073", 8),
            Stats("LOE_073", 8, 8),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_073", Nothing),
            HasNow(Nth(0), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOE_073"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_073", Nothing),
            HasNot(Nth(0), GameTag::TAUNT),
        ],
    );
}

/// # Fossilized
///
/// `LOE_073e` · Neutral enchantment
///
/// > Has **Taunt**.
///
/// State: Derived
//~ derived LOE_073e b79ba2bd 3e8a901b 7db9b2fc.dbf84c1b
#[test]
fn LOE_073e_fossilized() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "LOE_073e"), HasNow(My(0), GameTag::TAUNT)]);
}

/// # Sir Finley Mrrgglton
///
/// `LOE_076` · Neutral minion · 1 mana · 1/3
///
/// > Battlecry: **Discover** a new basic Hero Power.
///
/// State: Todo
//~ todo LOE_076 95849da3 462e6077 991dd80b.ff3210c4
#[test]
#[ignore = "todo: LOE_076 Sir Finley Mrrgglton"]
fn LOE_076_sir_finley_mrrgglton() {
    check(CardClass::Mage, &[Give("LOE_076"), Cost("LOE_076", 1), Stats("LOE_076", 1, 3), Unwritten]);
}

/// # Brann Bronzebeard
///
/// `LOE_077` · Neutral minion · 3 mana · 2/4
///
/// > Your **Battlecries** trigger twice.
///
/// State: Done
//~ done LOE_077 8b6c1c69 - a8a83ba6.ccddf63c
#[test]
fn LOE_077_brann_bronzebeard() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_077"),
            Cost("LOE_077", 3),
            Stats("LOE_077", 2, 4),
            Play("LOE_077", Nothing),
            Play("CS2_147", Nothing),
            HandCount(Mine, 2),
        ],
    );
}

/// # Elise Starseeker
///
/// `LOE_079` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** Shuffle the 'Map to the Golden Monkey' into your deck.
///
/// State: Derived
//~ derived LOE_079 66664ffe f5e0a092 4472f046.acb526f3
#[test]
fn LOE_079_elise_starseeker() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_079"),
            Cost("LOE_079", 4),
            Stats("LOE_079", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_079", Nothing),
            DeckCount(Mine, 20),
            In(The("LOE_019t"), Zone::Deck),
        ],
    );
}

/// # Summoning Stone
///
/// `LOE_086` · Neutral minion · 5 mana · 0/6
///
/// > Whenever you cast a spell, summon a random minion of the same Cost.
///
/// State: Derived
//~ derived LOE_086 0ccd4b84 75aad42b 568fdc43.5f563801
#[test]
fn LOE_086_summoning_stone() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_086"),
            Cost("LOE_086", 5),
            Stats("LOE_086", 0, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_086"),
            Force(Card("CS2_231")),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
            TagNow(The("CS2_231"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOE_086"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_086"),
            Never(Card("AT_061")),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Wobbling Runts
///
/// `LOE_089` · Neutral minion · 6 mana · 2/6
///
/// > **Deathrattle:** Summon three 2/2 Runts.
///
/// State: Todo
//~ todo LOE_089 c2981687 c1af459b 0d356199.b87d7b30
#[test]
#[ignore = "todo: LOE_089 Wobbling Runts"]
fn LOE_089_wobbling_runts() {
    check(CardClass::Mage, &[Give("LOE_089"), Cost("LOE_089", 6), Stats("LOE_089", 2, 6), Unwritten]);
}

/// # Rascally Runt
///
/// `LOE_089t` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla LOE_089t 8ad9a296 d309629d a568ed4e
#[test]
fn LOE_089t_rascally_runt() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_089t"),
            Cost("LOE_089t", 2),
            Stats("LOE_089t", 2, 2),
            Play("LOE_089t", Nothing),
            In(The("LOE_089t"), Zone::Play),
            Now(The("LOE_089t"), 2, 2),
        ],
    );
}

/// # Wily Runt
///
/// `LOE_089t2` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla LOE_089t2 b0ea81ac 60292784 47531c44
#[test]
fn LOE_089t2_wily_runt() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_089t2"),
            Cost("LOE_089t2", 2),
            Stats("LOE_089t2", 2, 2),
            Play("LOE_089t2", Nothing),
            In(The("LOE_089t2"), Zone::Play),
            Now(The("LOE_089t2"), 2, 2),
        ],
    );
}

/// # Grumbly Runt
///
/// `LOE_089t3` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla LOE_089t3 33732f26 690b1a56 5d37282e
#[test]
fn LOE_089t3_grumbly_runt() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_089t3"),
            Cost("LOE_089t3", 2),
            Stats("LOE_089t3", 2, 2),
            Play("LOE_089t3", Nothing),
            In(The("LOE_089t3"), Zone::Play),
            Now(The("LOE_089t3"), 2, 2),
        ],
    );
}

/// # Arch-Thief Rafaam
///
/// `LOE_092` · Neutral minion · 9 mana · 7/8
///
/// > **Battlecry: Discover** a powerful Artifact.
///
/// State: Todo
//~ todo LOE_092 fe77fa98 ff440441 5b9516be.7ad28b8c
#[test]
#[ignore = "todo: LOE_092 Arch-Thief Rafaam"]
fn LOE_092_arch_thief_rafaam() {
    check(CardClass::Mage, &[Give("LOE_092"), Cost("LOE_092", 9), Stats("LOE_092", 7, 8), Unwritten]);
}

/// # Eerie Statue
///
/// `LOE_107` · Neutral minion · 4 mana · 7/7
///
/// > Can’t attack unless it’s the only minion on the battlefield.
///
/// State: Derived
//~ derived LOE_107 11c82a62 2f8ff742 cfbda558.c93c46c2
#[test]
fn LOE_107_eerie_statue() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_107"),
            Cost("LOE_107", 4),
            Stats("LOE_107", 7, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_107"),
            HasNow(Nth(3), GameTag::CANT_ATTACK),
        ],
    );
    check(CardClass::Mage, &[Give("LOE_107"), Friend("LOE_107"), HasNot(Nth(1), GameTag::CANT_ATTACK)]);
}

/// # Ancient Shade
///
/// `LOE_110` · Neutral minion · 4 mana · 7/4
///
/// > **Battlecry:** Shuffle an 'Ancient Curse' into your deck that deals 7 damage to you when drawn.
///
/// State: Derived
//~ derived LOE_110 ba3599b5 58610db1 92903a80.a9287796
#[test]
fn LOE_110_ancient_shade() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_110"),
            Cost("LOE_110", 4),
            Stats("LOE_110", 7, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_110", Nothing),
            DeckCount(Mine, 20),
            In(The("LOE_110t"), Zone::Deck),
        ],
    );
}

/// # Ancient Curse
///
/// `LOE_110t` · Neutral spell · Shadow · 4 mana
///
/// > **Casts When Drawn** You take 7 damage.
///
/// State: Todo
//~ todo LOE_110t 4ff1ef37 20e4b572 a9c9f85a.38e2aa68
#[test]
#[ignore = "todo: LOE_110t Ancient Curse"]
fn LOE_110t_ancient_curse() {
    check(CardClass::Mage, &[Give("LOE_110t"), Cost("LOE_110t", 4), Unwritten]);
}

/// # The Coin
///
/// `LOE_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived LOE_COIN 175998b3 837d56de 93dce878.095f71be
#[test]
fn LOE_COIN_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_COIN"),
            Cost("LOE_COIN", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("LOE_COIN", Nothing),
            Mana(6),
        ],
    );
}
