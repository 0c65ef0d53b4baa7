//! Druid cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d607e9bb

/// # Crystalspine Cub
///
/// `CATA_130` · Druid minion · 1 mana · 1/1
///
/// > Whenever you spend your last Mana Crystal, gain +1/+1.
///
/// State: Todo
//~ todo CATA_130 452aa9e6 a7d7a502 251ac908.4422a811
#[test]
#[ignore = "todo: CATA_130 Crystalspine Cub"]
fn CATA_130_crystalspine_cub() {
    check(CardClass::Druid, &[Give("CATA_130"), Cost("CATA_130", 1), Stats("CATA_130", 1, 1), Unwritten]);
}

/// # Crystallized
///
/// `CATA_130e` · Druid enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived CATA_130e b11a92cc 95615010 ab6b5702.67341004
#[test]
fn CATA_130e_crystallized() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "CATA_130e"), Now(My(0), 6, 2)]);
}

/// # Felwood Treant
///
/// `CATA_131` · Druid minion · 2 mana · 2/2
///
/// > **Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent. *({0} left!)*@**Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent. *(Ready!)*@**Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent.
///
/// State: Todo
//~ todo CATA_131 79fee3a7 88d13f0f 73d7a4d2.ab1ced06
#[test]
#[ignore = "todo: CATA_131 Felwood Treant"]
fn CATA_131_felwood_treant() {
    check(CardClass::Druid, &[Give("CATA_131"), Cost("CATA_131", 2), Stats("CATA_131", 2, 2), Unwritten]);
}

/// # Broodwatcher
///
/// `CATA_132` · Druid minion · 4 mana · 4/5
///
/// > **Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them. *({0} left!)*@**Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them. *(Ready!)*@**Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them.
///
/// State: Todo
//~ todo CATA_132 cadcf7f6 12c046e5 25799b24.69b22dd3
#[test]
#[ignore = "todo: CATA_132 Broodwatcher"]
fn CATA_132_broodwatcher() {
    check(CardClass::Druid, &[Give("CATA_132"), Cost("CATA_132", 4), Stats("CATA_132", 4, 5), Unwritten]);
}

/// # Emerald Whelp
///
/// `CATA_132t` · Druid minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla CATA_132t 29fa1e71 3d0bb620 176672c4.4b0c5d24
#[test]
fn CATA_132t_emerald_whelp() {
    check(
        CardClass::Druid,
        &[
            Give("CATA_132t"),
            Cost("CATA_132t", 3),
            Stats("CATA_132t", 3, 3),
            Has("CATA_132t", GameTag::TAUNT),
            Play("CATA_132t", Nothing),
            In(The("CATA_132t"), Zone::Play),
            Now(The("CATA_132t"), 3, 3),
            HasNow(The("CATA_132t"), GameTag::TAUNT),
        ],
    );
}

/// # Iridescent Flitterwing
///
/// `CATA_133` · Druid minion · 5 mana · 4/5
///
/// > **Elusive** At the end of your turn, give your other minions +1/+1.
///
/// State: Derived
//~ derived CATA_133 ee4a2e80 6bca4d8a 51b8a07e.64110c01
#[test]
fn CATA_133_iridescent_flitterwing() {
    check(
        CardClass::Druid,
        &[
            Give("CATA_133"),
            Cost("CATA_133", 5),
            Stats("CATA_133", 4, 5),
            Has("CATA_133", GameTag::ELUSIVE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_133"),
            EndTurn,
            Now(Nth(1), 5, 6),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Iridescent Glow
///
/// `CATA_133e` · Neutral enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived CATA_133e e06cf364 0940f041 b6a69cc2.29d9cb13
#[test]
fn CATA_133e_iridescent_glow() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "CATA_133e"), Now(My(0), 6, 2)]);
}

/// # Wildwood Circle
///
/// `CATA_134` · Druid spell · Nature · 4 mana
///
/// > **Shatter**. Summon two 2/2 Treants. Give your minions "**Deathrattle:** Summon a 2/2 Treant."@Summon two 2/2 Treants. Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// State: Todo
//~ todo CATA_134 c0f1bb35 0aebcf0d f87133f4.1ad6b78d
#[test]
#[ignore = "todo: CATA_134 Wildwood Circle"]
fn CATA_134_wildwood_circle() {
    check(CardClass::Druid, &[Give("CATA_134"), Cost("CATA_134", 4), Unwritten]);
}

/// # Wildwood Aura
///
/// `CATA_134e` · Druid enchantment
///
/// > **Deathrattle:** Summon a 2/2 Treant.
///
/// State: Derived
//~ derived CATA_134e c0788f5a ed6dfeb2 f0d33dcc.1a2eb212
#[test]
fn CATA_134e_wildwood_aura() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "CATA_134e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("CATA_134t3"), Zone::Play),
            Now(The("CATA_134t3"), 2, 2),
        ],
    );
}

/// # Wildwood Circle
///
/// `CATA_134t` · Druid spell · Nature · 4 mana
///
/// > **Shattered** Summon two 2/2 Treants.
///
/// State: Todo
//~ todo CATA_134t 096c8b24 c3f87ad1 b4894280.0801c006
#[test]
#[ignore = "todo: CATA_134t Wildwood Circle"]
fn CATA_134t_wildwood_circle() {
    check(CardClass::Druid, &[Give("CATA_134t"), Cost("CATA_134t", 4), Unwritten]);
}

/// # Wildwood Circle
///
/// `CATA_134t2` · Druid spell · Nature · 4 mana
///
/// > **Shattered** Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// State: Todo
//~ todo CATA_134t2 c12294f4 cf4eef90 d585a8af.ccea9357
#[test]
#[ignore = "todo: CATA_134t2 Wildwood Circle"]
fn CATA_134t2_wildwood_circle() {
    check(CardClass::Druid, &[Give("CATA_134t2"), Cost("CATA_134t2", 4), Unwritten]);
}

/// # Treant
///
/// `CATA_134t3` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla CATA_134t3 f5656e20 fdc73dab e147c1c7
#[test]
fn CATA_134t3_treant() {
    check(
        CardClass::Druid,
        &[
            Give("CATA_134t3"),
            Cost("CATA_134t3", 1),
            Stats("CATA_134t3", 2, 2),
            Play("CATA_134t3", Nothing),
            In(The("CATA_134t3"), Zone::Play),
            Now(The("CATA_134t3"), 2, 2),
        ],
    );
}

/// # Mossbinding
///
/// `CATA_135` · Druid spell · Nature · 2 mana
///
/// > Summon two 1/2 Golems. Spend all your Mana to give them +1/+1 for each Mana spent.
///
/// State: Derived
//~ derived CATA_135 fc07af12 2adec456 81e29659.2637e0fe
#[test]
fn CATA_135_mossbinding() {
    check(
        CardClass::Druid,
        &[
            Give("CATA_135"),
            Cost("CATA_135", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("CATA_135", Nothing),
            BoardCount(Mine, 3),
            In(The("CATA_135t"), Zone::Play),
            Now(The("CATA_135t"), 4, 5),
            Mana(0),
        ],
    );
}

/// # Moss Golem
///
/// `CATA_135t` · Druid minion · 1 mana · 1/2
///
/// State: Vanilla
//~ vanilla CATA_135t d238965e 21ac4ce7 678c7aae
#[test]
fn CATA_135t_moss_golem() {
    check(
        CardClass::Druid,
        &[
            Give("CATA_135t"),
            Cost("CATA_135t", 1),
            Stats("CATA_135t", 1, 2),
            Play("CATA_135t", Nothing),
            In(The("CATA_135t"), Zone::Play),
            Now(The("CATA_135t"), 1, 2),
        ],
    );
}

/// # Azshara's Triumph
///
/// `CATA_136` · Druid spell · Arcane · 1 mana
///
/// > Shuffle 5 random minions into your deck that cost (8) or more. Double their stats.
///
/// State: Derived
//~ derived CATA_136 3d230d80 4dbae6ef 7f4432ab.9d237c8b
#[test]
fn CATA_136_azsharas_triumph() {
    check(
        CardClass::Druid,
        &[
            Give("CATA_136"),
            Cost("CATA_136", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("OG_141")),
            Force(Card("OG_141")),
            Force(Card("OG_141")),
            Force(Card("OG_141")),
            Force(Card("OG_141")),
            Play("CATA_136", Nothing),
            DeckCount(Mine, 24),
            CostNow(The("OG_141"), 10),
            In(The("OG_141"), Zone::Deck),
            Now(The("OG_141"), 20, 20),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("CATA_136"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_108")), Play("CATA_136", Nothing)],
    );
    check(
        CardClass::Druid,
        &[Give("CATA_136"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("CATA_136", Nothing)],
    );
}

/// # Forest's Gift
///
/// `CATA_138` · Druid spell · Nature · 3 mana
///
/// > Give a friendly minion +1/+1 for each minion you control.
///
/// State: Derived
//~ derived CATA_138 8f9a352f 7b9514a8 9f4f220c.079e2102
#[test]
fn CATA_138_forests_gift() {
    check(
        CardClass::Druid,
        &[
            Give("CATA_138"),
            Cost("CATA_138", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_138", On(Nth(1))),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Wickerfang
///
/// `CATA_139` · Druid minion · 6 mana · 0/5
///
/// > **Colossal +4** After one of Wickerfang's Legs gains stats, this gains them too.
///
/// State: Todo
//~ todo CATA_139 af8f6745 d52e1b49 4cf2ba79.cd522d1c
#[test]
#[ignore = "todo: CATA_139 Wickerfang"]
fn CATA_139_wickerfang() {
    check(CardClass::Druid, &[Give("CATA_139"), Cost("CATA_139", 6), Stats("CATA_139", 0, 5), Unwritten]);
}

/// # Wickerfang's Leg
///
/// `CATA_139t` · Druid minion · 1 mana · 0/2
///
/// > At the end of your turn, gain +1/+1.
///
/// State: Derived
//~ derived CATA_139t 008cf1dc bb925637 1ec66817.262fdf55
#[test]
fn CATA_139t_wickerfangs_leg() {
    check(
        CardClass::Druid,
        &[
            Give("CATA_139t"),
            Cost("CATA_139t", 1),
            Stats("CATA_139t", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_139t"),
            EndTurn,
            Now(Nth(3), 1, 3),
        ],
    );
}

/// # Wickerfang's Leg
///
/// `CATA_139t2` · Druid minion · 1 mana · 0/2
///
/// > At the end of your turn, gain +1/+1.
///
/// State: Derived
//~ derived CATA_139t2 f002e425 4b636402 7e846ff3.262fdf55
#[test]
fn CATA_139t2_wickerfangs_leg() {
    check(
        CardClass::Druid,
        &[
            Give("CATA_139t2"),
            Cost("CATA_139t2", 1),
            Stats("CATA_139t2", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_139t2"),
            EndTurn,
            Now(Nth(3), 1, 3),
        ],
    );
}

/// # Wickerfang's Leg
///
/// `CATA_139t3` · Druid minion · 1 mana · 0/2
///
/// > At the end of your turn, gain +1/+1.
///
/// State: Derived
//~ derived CATA_139t3 4a4b4e7a 1539e4cf d98cdd5e.262fdf55
#[test]
fn CATA_139t3_wickerfangs_leg() {
    check(
        CardClass::Druid,
        &[
            Give("CATA_139t3"),
            Cost("CATA_139t3", 1),
            Stats("CATA_139t3", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_139t3"),
            EndTurn,
            Now(Nth(3), 1, 3),
        ],
    );
}

/// # Wickerfang's Leg
///
/// `CATA_139t4` · Druid minion · 1 mana · 0/2
///
/// > At the end of your turn, gain +1/+1.
///
/// State: Derived
//~ derived CATA_139t4 dc4d44ae f3ac4a73 6298ab3d.262fdf55
#[test]
fn CATA_139t4_wickerfangs_leg() {
    check(
        CardClass::Druid,
        &[
            Give("CATA_139t4"),
            Cost("CATA_139t4", 1),
            Stats("CATA_139t4", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_139t4"),
            EndTurn,
            Now(Nth(3), 1, 3),
        ],
    );
}

/// # Growing Quick!
///
/// `CATA_139te` · enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived CATA_139te 2ad74d11 dea92965 271c5a84.67341004
#[test]
fn CATA_139te_growing_quick() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "CATA_139te"), Now(My(0), 6, 2)]);
}

/// # Merithra of the Dream
///
/// `CATA_140` · Druid minion · 8 mana · 4/12
///
/// > **Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1). *({0} left!)*@**Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1). *(Ready!)*@**Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1).
///
/// State: Todo
//~ todo CATA_140 4de82945 a9a50652 74a709da.99a20215
#[test]
#[ignore = "todo: CATA_140 Merithra of the Dream"]
fn CATA_140_merithra_of_the_dream() {
    check(CardClass::Druid, &[Give("CATA_140"), Cost("CATA_140", 8), Stats("CATA_140", 4, 12), Unwritten]);
}

/// # Ash Worm
///
/// `MEND_040` · Druid minion · 1 mana · 6/6
///
/// > Starts **Dormant**. When your board is full, awaken.
///
/// State: Todo
//~ todo MEND_040 1da04aad 2b58dd7f fba2d4db.4f71df33
#[test]
#[ignore = "todo: MEND_040 Ash Worm"]
fn MEND_040_ash_worm() {
    check(CardClass::Druid, &[Give("MEND_040"), Cost("MEND_040", 1), Stats("MEND_040", 6, 6), Unwritten]);
}

/// # Wizened Wildspeaker
///
/// `MEND_041` · Druid minion · 5 mana · 3/7
///
/// > **Taunt Battlecry:** If you didn't play a minion last turn, refresh 3 Mana Crystals.
///
/// State: Derived
//~ derived MEND_041 39330a19 943ac904 0bbd77e7.8975de1c
#[test]
fn MEND_041_wizened_wildspeaker() {
    check(
        CardClass::Druid,
        &[
            Give("MEND_041"),
            Cost("MEND_041", 5),
            Stats("MEND_041", 3, 7),
            Has("MEND_041", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("MEND_041", Nothing),
            Mana(8),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("MEND_041"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Play("CS2_182", Nothing),
            Play("MEND_041", Nothing),
            Mana(1),
        ],
    );
}

/// # Lifebloom
///
/// `MEND_042` · Druid spell · Nature · 9 mana
///
/// > Restore #8 Health to all friendly characters. Summon two random 8-Cost minions.
///
/// State: Derived
//~ derived MEND_042 e2c88296 4676fb24 618f9bbd.9863fa8a
#[test]
fn MEND_042_lifebloom() {
    check(
        CardClass::Druid,
        &[
            Give("MEND_042"),
            Cost("MEND_042", 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("OG_142")),
            Force(Card("OG_142")),
            Play("MEND_042", Nothing),
            Now(MyHero, 0, 18),
            BoardCount(Mine, 3),
            Damage(MyHero, 12),
            Now(Nth(1), 4, 5),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("MEND_042"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AV_203")),
            Play("MEND_042", Nothing),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("MEND_042"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_003")),
            Play("MEND_042", Nothing),
        ],
    );
}

/// # Heartroot Stones
///
/// `MEND_043` · Druid spell · Nature · 3 mana
///
/// > Draw a card and gain 3 Armor. If you didn't play a minion last turn, do it again.
///
/// State: Derived
//~ derived MEND_043 a5fad1a8 12c4c726 aaab6b75.06e52f36
#[test]
fn MEND_043_heartroot_stones() {
    check(
        CardClass::Druid,
        &[
            Give("MEND_043"),
            Cost("MEND_043", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("MEND_043", Nothing),
            Armor(Mine, 3),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("MEND_043"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MEND_043", Nothing),
            Armor(Mine, 6),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Tranquil Clearing
///
/// `MEND_044` · Druid location · 2 mana · 0 uses
///
/// > Give a minion +2 Health and **Taunt**. It falls asleep until the end of your next turn.
///
/// State: Todo
//~ todo MEND_044 3a5148dd c11de55d e7de1ffc.0fac384f
#[test]
#[ignore = "todo: MEND_044 Tranquil Clearing"]
fn MEND_044_tranquil_clearing() {
    check(CardClass::Druid, &[Give("MEND_044"), Cost("MEND_044", 2), Unwritten]);
}

/// # Tranquil Strength
///
/// `MEND_044e4` · Druid enchantment
///
/// > This minion has +2 Health and **Taunt**.
///
/// State: Derived
//~ derived MEND_044e4 a10826ee f20c5af6 41cee7fe.056ebf0c
#[test]
fn MEND_044e4_tranquil_strength() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "MEND_044e4"), Now(My(0), 5, 3), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Seeding Dragon
///
/// `MEND_045` · Druid minion · 4 mana · 4/4
///
/// > **Taunt Deathrattle:** Get a random Dragon. It costs (2) less.
///
/// State: Derived
//~ derived MEND_045 c8ca8a54 e4de72ec 4c33dcea.341cbaea
#[test]
fn MEND_045_seeding_dragon() {
    check(
        CardClass::Druid,
        &[
            Give("MEND_045"),
            Cost("MEND_045", 4),
            Stats("MEND_045", 4, 4),
            Has("MEND_045", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MEND_045"),
            Force(Card("AT_008")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_008"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 6, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("MEND_045"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MEND_045"),
            Never(Card("AT_001")),
            Kill(Nth(3)),
        ],
    );
}

/// # Bashana Runetotem
///
/// `MEND_046` · Druid minion · 7 mana · 4/4
///
/// > **Battlecry:** Get three 2/2 Treants. Carve 12 Mana worth of Nature spells into them.
///
/// State: Todo
//~ todo MEND_046 bbe2b624 7b43d216 9971f8f1.e9d02e93
#[test]
#[ignore = "todo: MEND_046 Bashana Runetotem"]
fn MEND_046_bashana_runetotem() {
    check(CardClass::Druid, &[Give("MEND_046"), Cost("MEND_046", 7), Stats("MEND_046", 4, 4), Unwritten]);
}

/// # Treant
///
/// `MEND_046t` · Druid minion · 1 mana · 2/2
///
/// > **Battlecry:** Cast {0}.
///
/// State: Todo
//~ todo MEND_046t eb422eb7 59f4c7f5 40765d66.a4a63133
#[test]
#[ignore = "todo: MEND_046t Treant"]
fn MEND_046t_treant() {
    check(CardClass::Druid, &[Give("MEND_046t"), Cost("MEND_046t", 1), Stats("MEND_046t", 2, 2), Unwritten]);
}
