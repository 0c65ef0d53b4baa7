//! Shaman cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d32f32ec

/// # Needlerock Totem
///
/// `DEEP_008` · Multi-class minion · 2 mana · 0/2
///
/// > At the end of your turn, gain 2 Armor and draw a card.
///
/// State: Derived
//~ derived DEEP_008 381ab4f2 e216b754 ecc32f5b.b564d8cd
#[test]
fn DEEP_008_needlerock_totem() {
    check(
        CardClass::Shaman,
        &[
            Give("DEEP_008"),
            Cost("DEEP_008", 2),
            Stats("DEEP_008", 0, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DEEP_008"),
            EndTurn,
            Armor(Mine, 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Digging Straight Down
///
/// `DEEP_009` · Shaman spell · Nature · 4 mana
///
/// > Deal $8 damage to a minion. **Excavate** a treasure.
///
/// State: Derived
//~ derived DEEP_009 b6cd4345 919ff157 2d670c69.17ffbe45
#[test]
fn DEEP_009_digging_straight_down() {
    check(
        CardClass::Shaman,
        &[
            Give("DEEP_009"),
            Cost("DEEP_009", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Play("DEEP_009", On(Nth(2))),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DEEP_009"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Play("DEEP_009", On(Nth(1))),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            BoardCount(Mine, 0),
            HandCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DEEP_009"),
            Friend("TLC_248"),
            Enemy("AT_020"),
            Force(Card("WW_001t4")),
            Play("DEEP_009", On(Nth(2))),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DEEP_009"),
            Friend("TLC_248"),
            Enemy("AT_020"),
            Force(Card("WW_001t4")),
            Play("DEEP_009", On(Nth(1))),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
            Now(Nth(1), 14, 20),
        ],
    );
}

/// # Aftershocks
///
/// `DEEP_010` · Multi-class spell · Nature · 4 mana
///
/// > Deal $1 damage to all minions, three times. Costs (2) less if you cast a spell last turn.
///
/// State: Derived
//~ derived DEEP_010 7757182b afccc878 9d5f6249.b9129ad3
#[test]
fn DEEP_010_aftershocks() {
    check(
        CardClass::Shaman,
        &[
            Give("DEEP_010"),
            Cost("DEEP_010", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("DEEP_010", Nothing),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DEEP_010"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            CostNow(Nth(0), 2),
        ],
    );
    check(CardClass::Shaman, &[Give("DEEP_010"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 4)]);
}

/// # The Azerite Murloc
///
/// `DEEP_999t5` · Shaman minion · 4 mana · 5/5
///
/// > **Battlecry:** Transform ALL your other minions into ones that cost (3) more *(keeping their original Costs).*
///
/// State: Todo
//~ todo DEEP_999t5 b14feccf 279842e3 12e75f08.f436446f
#[test]
#[ignore = "todo: DEEP_999t5 The Azerite Murloc"]
fn DEEP_999t5_the_azerite_murloc() {
    check(CardClass::Shaman, &[Give("DEEP_999t5"), Cost("DEEP_999t5", 4), Stats("DEEP_999t5", 5, 5), Unwritten]);
}

/// # Doctor Holli'dae
///
/// `WW_010` · Shaman minion · 5 mana · 4/5
///
/// > **Battlecry:** If your deck started with no duplicates, equip the Staff of the Nine Frogs.
///
/// State: Todo
//~ todo WW_010 3762c830 13064bfa 32b8406e.efc07b08
#[test]
#[ignore = "todo: WW_010 Doctor Holli'dae"]
fn WW_010_doctor_hollidae() {
    check(CardClass::Shaman, &[Give("WW_010"), Cost("WW_010", 5), Stats("WW_010", 4, 5), Unwritten]);
}

/// # Frog
///
/// `WW_010hexfrog` · Shaman minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla WW_010hexfrog 2fddd034 2ab4e25d 9dcb241d.4b0c5d24
#[test]
fn WW_010hexfrog_frog() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_010hexfrog"),
            Cost("WW_010hexfrog", 1),
            Stats("WW_010hexfrog", 1, 1),
            Has("WW_010hexfrog", GameTag::TAUNT),
            Play("WW_010hexfrog", Nothing),
            In(The("WW_010hexfrog"), Zone::Play),
            Now(The("WW_010hexfrog"), 1, 1),
            HasNow(The("WW_010hexfrog"), GameTag::TAUNT),
        ],
    );
}

/// # Staff of the Nine Frogs
///
/// `WW_010t` · Shaman weapon · 5 mana · 2/9 durability
///
/// > After your hero attacks, summon a {0}/{1} Frog with **Taunt**. *(Each Frog is bigger than the last!)*
///
/// State: Todo
//~ todo WW_010t 06c297f0 5816a580 95a1cbd6.1f5dd550
#[test]
#[ignore = "todo: WW_010t Staff of the Nine Frogs"]
fn WW_010t_staff_of_the_nine_frogs() {
    check(CardClass::Shaman, &[Give("WW_010t"), Cost("WW_010t", 5), Stats("WW_010t", 2, 9), Unwritten]);
}

/// # Living Prairie
///
/// `WW_024` · Shaman minion · 5 mana · 5/4
///
/// > **Battlecry:** If you played an Elemental last turn, summon two 3/3 Cows with **Rush**.
///
/// State: Derived
//~ derived WW_024 b37a2060 6a91a298 3d51d78b.95398c99
#[test]
fn WW_024_living_prairie() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_024"),
            Cost("WW_024", 5),
            Stats("WW_024", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("WW_024", Nothing),
            BoardCount(Mine, 5),
            In(The("WW_024t"), Zone::Play),
            Now(The("WW_024t"), 3, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("WW_024"), Friend("CS2_182"), Enemy("CS2_182"), Play("WW_024", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Startled Cow
///
/// `WW_024t` · Shaman minion · 3 mana · 3/3
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla WW_024t ec119eb6 387f39be b2de4d72.57b12c28
#[test]
fn WW_024t_startled_cow() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_024t"),
            Cost("WW_024t", 3),
            Stats("WW_024t", 3, 3),
            Has("WW_024t", GameTag::RUSH),
            Play("WW_024t", Nothing),
            In(The("WW_024t"), Zone::Play),
            Now(The("WW_024t"), 3, 3),
            HasNow(The("WW_024t"), GameTag::RUSH),
        ],
    );
}

/// # Skarr, the Catastrophe
///
/// `WW_026` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** Deal @ damage to all enemies *(improved by each turn in a row you've played an Elemental)*.
///
/// State: Todo
//~ todo WW_026 23ec9c35 b9fa83a1 672fbc3f.c507b4a3
#[test]
#[ignore = "todo: WW_026 Skarr, the Catastrophe"]
fn WW_026_skarr_the_catastrophe() {
    check(CardClass::Shaman, &[Give("WW_026"), Cost("WW_026", 7), Stats("WW_026", 7, 7), Unwritten]);
}

/// # Trusty Companion
///
/// `WW_027` · Shaman spell · 2 mana
///
/// > Give a minion +2/+3. If it has a minion type, draw one of that type.
///
/// State: Todo
//~ todo WW_027 92649e04 6ad4c9b4 bdb7211e.e008ddcc
#[test]
#[ignore = "todo: WW_027 Trusty Companion"]
fn WW_027_trusty_companion() {
    check(CardClass::Shaman, &[Give("WW_027"), Cost("WW_027", 2), Unwritten]);
}

/// # Sidekick's Sidearm
///
/// `WW_027e` · Neutral enchantment
///
/// > +2/+3.
///
/// State: Derived
//~ derived WW_027e 785e03f1 5fb6f0d9 fad2a948.7aa9e95d
#[test]
fn WW_027e_sidekicks_sidearm() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "WW_027e"), Now(My(0), 7, 4)]);
}

/// # Amphibious Elixir
///
/// `WW_080` · Shaman spell · Nature · 2 mana
///
/// > Restore #5 Health. **Discover** a spell.
///
/// State: Derived
//~ derived WW_080 ddc63d52 4b48887e bb6e0451.98c9b34b
#[test]
fn WW_080_amphibious_elixir() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_080"),
            Cost("WW_080", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_048")),
            Play("WW_080", On(Nth(2))),
            ChooseCard("AT_048"),
            Is(InHand(0), "AT_048"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("WW_080"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_017")),
            Play("WW_080", On(Nth(2))),
            Choose(0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("WW_080"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_048")),
            Play("WW_080", On(Nth(1))),
            ChooseCard("AT_048"),
            Is(InHand(0), "AT_048"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("WW_080"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_048")),
            Play("WW_080", On(TheirHero)),
            ChooseCard("AT_048"),
            Is(InHand(0), "AT_048"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Now(TheirHero, 0, 15),
            Damage(TheirHero, 15),
        ],
    );
}

/// # Giant Tumbleweed!!!
///
/// `WW_090` · Shaman spell · Nature · 7 mana
///
/// > Deal $6 damage to all minions. Summon a 6/6 Tumbleweed.
///
/// State: Derived
//~ derived WW_090 8b456e7a 25fd324d d34cf530.48cb7851
#[test]
fn WW_090_giant_tumbleweed() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_090"),
            Cost("WW_090", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_090", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
            Dead(Nth(2)),
            In(The("WW_090t"), Zone::Play),
            Now(The("WW_090t"), 6, 6),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("WW_090"),
            Friend("TLC_248"),
            Enemy("AT_101"),
            Play("WW_090", Nothing),
            BoardCount(Mine, 2),
            Now(Nth(1), 14, 22),
            Dead(Nth(2)),
            In(The("WW_090t"), Zone::Play),
            Now(The("WW_090t"), 6, 6),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Tumbleweed
///
/// `WW_090t` · Shaman minion · 6 mana · 6/6
///
/// State: Vanilla
//~ vanilla WW_090t 8544e9a2 4d247622 bd447d92
#[test]
fn WW_090t_tumbleweed() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_090t"),
            Cost("WW_090t", 6),
            Stats("WW_090t", 6, 6),
            Play("WW_090t", Nothing),
            In(The("WW_090t"), Zone::Play),
            Now(The("WW_090t"), 6, 6),
        ],
    );
}

/// # Dehydrate
///
/// `WW_325` · Shaman spell · 3 mana
///
/// > **Lifesteal**. Deal $4 damage to a minion. **Quickdraw:** Costs (1).
///
/// State: Derived
//~ derived WW_325 2bd0bcaf bee29913 e9d89cc9.c5140902
#[test]
fn WW_325_dehydrate() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_325"),
            Cost("WW_325", 3),
            Has("WW_325", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("WW_325", On(Nth(2))),
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("WW_325"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("WW_325", On(Nth(1))),
            Now(MyHero, 0, 14),
            BoardCount(Mine, 0),
            Damage(MyHero, 16),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("WW_325"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            CostNow(Nth(0), 1),
        ],
    );
}

/// # Minecart Cruiser
///
/// `WW_326` · Shaman minion · 3 mana · 4/5
///
/// > **Rush**, **Overload:** (2) **Battlecry:** If you played an Elemental last turn, don't **Overload**.
///
/// State: Todo
//~ todo WW_326 1cd2bd40 22279ff1 d9546717.59e25088
#[test]
#[ignore = "todo: WW_326 Minecart Cruiser"]
fn WW_326_minecart_cruiser() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_326"),
            Cost("WW_326", 3),
            Stats("WW_326", 4, 5),
            Has("WW_326", GameTag::OVERLOAD),
            Has("WW_326", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Cactus Cutter
///
/// `WW_327` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw a spell. If you cast it this turn, gain +1/+2 and **Taunt**.
///
/// State: Done
//~ done WW_327 c6408433 - bbcfe912.c1e76819
#[test]
fn WW_327_cactus_cutter() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_327"),
            Cost("WW_327", 2),
            Stats("WW_327", 2, 2),
            OnTop("CS2_008"),
            OnTop("CS2_182"),
            Play("WW_327", Nothing),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_008"),
            Play("GAME_005", Nothing),
            Now(My(0), 2, 2),
            Play("CS2_008", On(TheirHero)),
            Now(My(0), 3, 4),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            OnTop("CS2_008"),
            Play("WW_327", Nothing),
            EndTurn,
            EndTurn,
            Play("CS2_008", On(TheirHero)),
            Now(My(0), 2, 2),
            HasNot(My(0), GameTag::TAUNT),
        ],
    );
}

/// # Cactus Cutter
///
/// `WW_327e2` · Shaman enchantment
///
/// > +1/+2 and **Taunt**.
///
/// State: Derived
//~ derived WW_327e2 04159ca1 58ad7aad b4bf9f00.0eff9b28
#[test]
fn WW_327e2_cactus_cutter() {
    check(
        CardClass::Shaman,
        &[Friend("CS2_118"), Enchant(My(0), "WW_327e2"), Now(My(0), 6, 3), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Walking Mountain
///
/// `WW_382` · Shaman minion · 9 mana · 4/16
///
/// > **Rush**, **Lifesteal**, **Mega-Windfury Overload:** (2)
///
/// State: Vanilla
//~ vanilla WW_382 926df007 a38f2881 01a4d833.4549dc04
#[test]
fn WW_382_walking_mountain() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_382"),
            Cost("WW_382", 9),
            Stats("WW_382", 4, 16),
            Has("WW_382", GameTag::LIFESTEAL),
            Has("WW_382", GameTag::MEGA_WINDFURY),
            Has("WW_382", GameTag::OVERLOAD),
            Has("WW_382", GameTag::RUSH),
            Play("WW_382", Nothing),
            In(The("WW_382"), Zone::Play),
            Now(The("WW_382"), 4, 16),
            HasNow(The("WW_382"), GameTag::LIFESTEAL),
            HasNow(The("WW_382"), GameTag::MEGA_WINDFURY),
            HasNow(The("WW_382"), GameTag::RUSH),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}
