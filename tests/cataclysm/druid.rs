//! Druid cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Crystalspine Cub
///
/// `CATA_130` · Druid minion · 1 mana · 1/1
///
/// > Whenever you spend your last Mana Crystal, gain +1/+1.
///
/// State: Todo
//~ CATA_130 todo dc1043a7 fdcdd736
#[test]
#[ignore = "todo: CATA_130 Crystalspine Cub"]
fn CATA_130_crystalspine_cub() {
    check(CardClass::Druid, &[Give("CATA_130"), Cost("CATA_130", 1), Stats("CATA_130", 1, 1), Unwritten]);
}

/// # Felwood Treant
///
/// `CATA_131` · Druid minion · 2 mana · 2/2
///
/// > **Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent. *({0} left!)*@**Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent. *(Ready!)*@**Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent.
///
/// State: Todo
//~ CATA_131 todo 9fc6d481 9342c270
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
//~ CATA_132 todo a3360f37 913c53ab
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
//~ CATA_132t vanilla 29df509c 24dd8e73
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
/// State: Todo
//~ CATA_133 todo dc2b0e3a 881e26fa
#[test]
#[ignore = "todo: CATA_133 Iridescent Flitterwing"]
fn CATA_133_iridescent_flitterwing() {
    check(
        CardClass::Druid,
        &[Give("CATA_133"), Cost("CATA_133", 5), Stats("CATA_133", 4, 5), Has("CATA_133", GameTag::ELUSIVE), Unwritten],
    );
}

/// # Wildwood Circle
///
/// `CATA_134` · Druid spell · Nature · 4 mana
///
/// > **Shatter**. Summon two 2/2 Treants. Give your minions "**Deathrattle:** Summon a 2/2 Treant."@Summon two 2/2 Treants. Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// State: Todo
//~ CATA_134 todo e6a22eef 4c44f36e
#[test]
#[ignore = "todo: CATA_134 Wildwood Circle"]
fn CATA_134_wildwood_circle() {
    check(CardClass::Druid, &[Give("CATA_134"), Cost("CATA_134", 4), Unwritten]);
}

/// # Wildwood Circle
///
/// `CATA_134t` · Druid spell · Nature · 4 mana
///
/// > **Shattered** Summon two 2/2 Treants.
///
/// State: Todo
//~ CATA_134t todo 9fb1502b 7a57d9b8
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
//~ CATA_134t2 todo 1e935b58 b6de9800
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
//~ CATA_134t3 vanilla 03b06795 2d756811
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
/// State: Todo
//~ CATA_135 todo bcfa5e5b 63bd6085
#[test]
#[ignore = "todo: CATA_135 Mossbinding"]
fn CATA_135_mossbinding() {
    check(CardClass::Druid, &[Give("CATA_135"), Cost("CATA_135", 2), Unwritten]);
}

/// # Moss Golem
///
/// `CATA_135t` · Druid minion · 1 mana · 1/2
///
/// State: Vanilla
//~ CATA_135t vanilla 3a121e24 83ef3084
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
/// State: Todo
//~ CATA_136 todo 2ff1dc99 3ceab0fc
#[test]
#[ignore = "todo: CATA_136 Azshara's Triumph"]
fn CATA_136_azsharas_triumph() {
    check(CardClass::Druid, &[Give("CATA_136"), Cost("CATA_136", 1), Unwritten]);
}

/// # Forest's Gift
///
/// `CATA_138` · Druid spell · Nature · 3 mana
///
/// > Give a friendly minion +1/+1 for each minion you control.
///
/// State: Todo
//~ CATA_138 todo 22174e72 6620884d
#[test]
#[ignore = "todo: CATA_138 Forest's Gift"]
fn CATA_138_forests_gift() {
    check(CardClass::Druid, &[Give("CATA_138"), Cost("CATA_138", 3), Unwritten]);
}

/// # Wickerfang
///
/// `CATA_139` · Druid minion · 6 mana · 0/5
///
/// > **Colossal +4** After one of Wickerfang's Legs gains stats, this gains them too.
///
/// State: Todo
//~ CATA_139 todo b7b0a6c6 c5fa33a5
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
/// State: Todo
//~ CATA_139t todo 424ede7e bd51e512
#[test]
#[ignore = "todo: CATA_139t Wickerfang's Leg"]
fn CATA_139t_wickerfangs_leg() {
    check(CardClass::Druid, &[Give("CATA_139t"), Cost("CATA_139t", 1), Stats("CATA_139t", 0, 2), Unwritten]);
}

/// # Wickerfang's Leg
///
/// `CATA_139t2` · Druid minion · 1 mana · 0/2
///
/// > At the end of your turn, gain +1/+1.
///
/// State: Todo
//~ CATA_139t2 todo 40f40ff5 0527000d
#[test]
#[ignore = "todo: CATA_139t2 Wickerfang's Leg"]
fn CATA_139t2_wickerfangs_leg() {
    check(CardClass::Druid, &[Give("CATA_139t2"), Cost("CATA_139t2", 1), Stats("CATA_139t2", 0, 2), Unwritten]);
}

/// # Wickerfang's Leg
///
/// `CATA_139t3` · Druid minion · 1 mana · 0/2
///
/// > At the end of your turn, gain +1/+1.
///
/// State: Todo
//~ CATA_139t3 todo bcf2e743 c4c94c90
#[test]
#[ignore = "todo: CATA_139t3 Wickerfang's Leg"]
fn CATA_139t3_wickerfangs_leg() {
    check(CardClass::Druid, &[Give("CATA_139t3"), Cost("CATA_139t3", 1), Stats("CATA_139t3", 0, 2), Unwritten]);
}

/// # Wickerfang's Leg
///
/// `CATA_139t4` · Druid minion · 1 mana · 0/2
///
/// > At the end of your turn, gain +1/+1.
///
/// State: Todo
//~ CATA_139t4 todo fa6f0b6d cf488b62
#[test]
#[ignore = "todo: CATA_139t4 Wickerfang's Leg"]
fn CATA_139t4_wickerfangs_leg() {
    check(CardClass::Druid, &[Give("CATA_139t4"), Cost("CATA_139t4", 1), Stats("CATA_139t4", 0, 2), Unwritten]);
}

/// # Merithra of the Dream
///
/// `CATA_140` · Druid minion · 8 mana · 4/12
///
/// > **Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1). *({0} left!)*@**Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1). *(Ready!)*@**Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1).
///
/// State: Todo
//~ CATA_140 todo b6c90187 310a4040
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
//~ MEND_040 todo 3744a82a 61de7e61
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
/// State: Todo
//~ MEND_041 todo b241a774 ecd0cdf2
#[test]
#[ignore = "todo: MEND_041 Wizened Wildspeaker"]
fn MEND_041_wizened_wildspeaker() {
    check(
        CardClass::Druid,
        &[Give("MEND_041"), Cost("MEND_041", 5), Stats("MEND_041", 3, 7), Has("MEND_041", GameTag::TAUNT), Unwritten],
    );
}

/// # Lifebloom
///
/// `MEND_042` · Druid spell · Nature · 9 mana
///
/// > Restore #8 Health to all friendly characters. Summon two random 8-Cost minions.
///
/// State: Todo
//~ MEND_042 todo 2d235e5c 92319cc7
#[test]
#[ignore = "todo: MEND_042 Lifebloom"]
fn MEND_042_lifebloom() {
    check(CardClass::Druid, &[Give("MEND_042"), Cost("MEND_042", 9), Unwritten]);
}

/// # Heartroot Stones
///
/// `MEND_043` · Druid spell · Nature · 3 mana
///
/// > Draw a card and gain 3 Armor. If you didn't play a minion last turn, do it again.
///
/// State: Todo
//~ MEND_043 todo dc0b2b3a 943d801b
#[test]
#[ignore = "todo: MEND_043 Heartroot Stones"]
fn MEND_043_heartroot_stones() {
    check(CardClass::Druid, &[Give("MEND_043"), Cost("MEND_043", 3), Unwritten]);
}

/// # Tranquil Clearing
///
/// `MEND_044` · Druid location · 2 mana · 0 uses
///
/// > Give a minion +2 Health and **Taunt**. It falls asleep until the end of your next turn.
///
/// State: Todo
//~ MEND_044 todo d376fbe1 82d0881d
#[test]
#[ignore = "todo: MEND_044 Tranquil Clearing"]
fn MEND_044_tranquil_clearing() {
    check(CardClass::Druid, &[Give("MEND_044"), Cost("MEND_044", 2), Unwritten]);
}

/// # Seeding Dragon
///
/// `MEND_045` · Druid minion · 4 mana · 4/4
///
/// > **Taunt Deathrattle:** Get a random Dragon. It costs (2) less.
///
/// State: Todo
//~ MEND_045 todo 99069588 94318a69
#[test]
#[ignore = "todo: MEND_045 Seeding Dragon"]
fn MEND_045_seeding_dragon() {
    check(
        CardClass::Druid,
        &[Give("MEND_045"), Cost("MEND_045", 4), Stats("MEND_045", 4, 4), Has("MEND_045", GameTag::TAUNT), Unwritten],
    );
}

/// # Bashana Runetotem
///
/// `MEND_046` · Druid minion · 7 mana · 4/4
///
/// > **Battlecry:** Get three 2/2 Treants. Carve 12 Mana worth of Nature spells into them.
///
/// State: Todo
//~ MEND_046 todo 88f793ce 23511e36
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
//~ MEND_046t todo af1f9899 d5d9e240
#[test]
#[ignore = "todo: MEND_046t Treant"]
fn MEND_046t_treant() {
    check(CardClass::Druid, &[Give("MEND_046t"), Cost("MEND_046t", 1), Stats("MEND_046t", 2, 2), Unwritten]);
}
