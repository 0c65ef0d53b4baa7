//! Rogue cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 206aae91

/// # Fal'dorei Strider
///
/// `LOOT_026` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Shuffle 3 Ambushes into your deck. When drawn, summon a 4/4 Spider.
///
/// State: Todo
//~ todo LOOT_026 9b4bdde3 d782ee90 fab1b126.380a7e25
#[test]
#[ignore = "todo: LOOT_026 Fal'dorei Strider"]
fn LOOT_026_faldorei_strider() {
    check(CardClass::Rogue, &[Give("LOOT_026"), Cost("LOOT_026", 4), Stats("LOOT_026", 4, 4), Unwritten]);
}

/// # Spider Ambush!
///
/// `LOOT_026e` · Rogue spell · 4 mana
///
/// > **Casts When Drawn** Summon a 4/4 Spider.
///
/// State: Todo
//~ todo LOOT_026e 26449561 364a92d6 d354ff8e.69d131b2
#[test]
#[ignore = "todo: LOOT_026e Spider Ambush!"]
fn LOOT_026e_spider_ambush() {
    check(CardClass::Rogue, &[Give("LOOT_026e"), Cost("LOOT_026e", 4), Unwritten]);
}

/// # Leyline Spider
///
/// `LOOT_026t` · Rogue minion · 4 mana · 4/4
///
/// State: Vanilla
//~ vanilla LOOT_026t 914bdc06 bfe050d8 e01329a8
#[test]
fn LOOT_026t_leyline_spider() {
    check(
        CardClass::Rogue,
        &[
            Give("LOOT_026t"),
            Cost("LOOT_026t", 4),
            Stats("LOOT_026t", 4, 4),
            Play("LOOT_026t", Nothing),
            In(The("LOOT_026t"), Zone::Play),
            Now(The("LOOT_026t"), 4, 4),
        ],
    );
}

/// # Cavern Shinyfinder
///
/// `LOOT_033` · Rogue minion · 2 mana · 3/1
///
/// > **Battlecry:** Draw a weapon from your deck.
///
/// State: Derived
//~ derived LOOT_033 7a588f34 2bcfbae4 87910d41.c715f496
#[test]
fn LOOT_033_cavern_shinyfinder() {
    check(
        CardClass::Rogue,
        &[
            Give("LOOT_033"),
            Cost("LOOT_033", 2),
            Stats("LOOT_033", 3, 1),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_033", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 1, 3),
        ],
    );
}

/// # Sonya Shadowdancer
///
/// `LOOT_165` · Rogue minion · 3 mana · 2/2
///
/// > After a friendly minion dies, add a 1/1 copy of it to your hand. It costs (1).
///
/// State: Derived
//~ derived LOOT_165 1410abc8 a5d67caa 473b2028.810e05b5
#[test]
fn LOOT_165_sonya_shadowdancer() {
    check(
        CardClass::Rogue,
        &[
            Give("LOOT_165"),
            Cost("LOOT_165", 3),
            Stats("LOOT_165", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_165"),
            Kill(Nth(1)),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Cheat Death
///
/// `LOOT_204` · Rogue spell · 2 mana
///
/// > **Secret:** When a friendly minion dies, return it to your hand. It costs (2) less.
///
/// State: Derived
//~ derived LOOT_204 62201b35 54e4c6c2 5690e430.c55a51c0
#[test]
fn LOOT_204_cheat_death() {
    check(
        CardClass::Rogue,
        &[
            Give("LOOT_204"),
            Cost("LOOT_204", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_204"),
            EndTurn,
            Kill(Nth(1)),
            HandCount(Mine, 2),
            CostNow(Nth(1), 2),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 4, 5),
            Dead(Nth(3)),
        ],
    );
}

/// # Close Call
///
/// `LOOT_204e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived LOOT_204e 5f47a4c9 a7a2cb3b f838a370.90c32b47
#[test]
fn LOOT_204e_close_call() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "LOOT_204e"), CostNow(Nth(0), 1)]);
}

/// # Sudden Betrayal
///
/// `LOOT_210` · Rogue spell · 2 mana
///
/// > **Secret:** When a minion attacks your hero, instead it attacks one of its neighbors.
///
/// State: Derived
//~ derived LOOT_210 b78ffd8b b84e5035 238dc7ef.e9251d7c
#[test]
fn LOOT_210_sudden_betrayal() {
    check(
        CardClass::Rogue,
        &[
            Give("LOOT_210"),
            Cost("LOOT_210", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("LOOT_210"),
            EndTurn,
            Force(Entity(Nth(3))),
            Attack(Nth(2), MyHero),
            Now(MyHero, 0, 30),
            Damage(MyHero, 0),
            Now(Nth(2), 4, 1),
            Now(Nth(3), 4, 1),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("LOOT_210"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("LOOT_210"),
            EndTurn,
            Attack(Nth(2), MyHero),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 4),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 3, 2),
            In(Nth(4), Zone::Secret),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("LOOT_210"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("LOOT_210"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 3, 2),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Elven Minstrel
///
/// `LOOT_211` · Rogue minion · 4 mana · 3/3
///
/// > **Combo:** Draw 2 minions from your deck.
///
/// State: Derived
//~ derived LOOT_211 c3b4af08 3c77cfe1 1aacf847.8923772a
#[test]
fn LOOT_211_elven_minstrel() {
    check(
        CardClass::Rogue,
        &[
            Give("LOOT_211"),
            Cost("LOOT_211", 4),
            Stats("LOOT_211", 3, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("LOOT_211", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Evasion
///
/// `LOOT_214` · Rogue spell · 2 mana
///
/// > **Secret:** After your hero takes damage, become **Immune** this turn.
///
/// State: Derived
//~ derived LOOT_214 fcbce1c2 2c64823b 472a7b52.03327af0
#[test]
fn LOOT_214_evasion() {
    check(
        CardClass::Rogue,
        &[
            Give("LOOT_214"),
            Cost("LOOT_214", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_214"),
            EndTurn,
            Hurt(MyHero, 1),
            HasNow(MyHero, GameTag::IMMUNE),
            Dead(Nth(3)),
        ],
    );
}

/// # Kobold Illusionist
///
/// `LOOT_412` · Rogue minion · 5 mana · 3/3
///
/// > **Deathrattle:** Summon a 1/1 copy of a minion from your hand.
///
/// State: Derived
//~ derived LOOT_412 697217d7 d9a72b25 2f3a28de.a7069d18
#[test]
fn LOOT_412_kobold_illusionist() {
    check(
        CardClass::Rogue,
        &[
            Give("LOOT_412"),
            Cost("LOOT_412", 5),
            Stats("LOOT_412", 3, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_412"),
            Force(Entity(Nth(0))),
            Kill(Nth(5)),
            BoardCount(Mine, 2),
            In(The("LOOT_412"), Zone::Play),
            Now(The("LOOT_412"), 1, 1),
        ],
    );
}

/// # Shadowy
///
/// `LOOT_412e` · Neutral enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived LOOT_412e d968177a d933740e 1d507ff2.d68bebe2
#[test]
fn LOOT_412e_shadowy() {
    check(CardClass::Rogue, &[Friend("CS2_119"), Enchant(My(0), "LOOT_412e"), Now(My(0), 1, 1)]);
}

/// # Lesser Onyx Spellstone
///
/// `LOOT_503` · Rogue spell · Shadow · 5 mana
///
/// > Destroy 1 random enemy minion. @*(Play 3 **Deathrattle** cards to upgrade.)*
///
/// State: Todo
//~ todo LOOT_503 c1359bec 80d2b8d9 6b557dd7.d69e7688
#[test]
#[ignore = "todo: LOOT_503 Lesser Onyx Spellstone"]
fn LOOT_503_lesser_onyx_spellstone() {
    check(CardClass::Rogue, &[Give("LOOT_503"), Cost("LOOT_503", 5), Unwritten]);
}

/// # Onyx Spellstone
///
/// `LOOT_503t` · Rogue spell · Shadow · 5 mana
///
/// > Destroy up to 2 random enemy minions. @
///
/// State: Todo
//~ todo LOOT_503t f2579235 a169f004 5e1b116f.52e9a066
#[test]
#[ignore = "todo: LOOT_503t Onyx Spellstone"]
fn LOOT_503t_onyx_spellstone() {
    check(CardClass::Rogue, &[Give("LOOT_503t"), Cost("LOOT_503t", 5), Unwritten]);
}

/// # Greater Onyx Spellstone
///
/// `LOOT_503t2` · Rogue spell · Shadow · 5 mana
///
/// > Destroy up to 3 random enemy minions.
///
/// State: Todo
//~ todo LOOT_503t2 b09a95fd 8e527639 0b0fdeda.b750ce63
#[test]
#[ignore = "todo: LOOT_503t2 Greater Onyx Spellstone"]
fn LOOT_503t2_greater_onyx_spellstone() {
    check(CardClass::Rogue, &[Give("LOOT_503t2"), Cost("LOOT_503t2", 5), Unwritten]);
}

/// # Kingsbane
///
/// `LOOT_542` · Rogue weapon · 1 mana · 1/3 durability
///
/// > Always keeps enchantments. **Deathrattle:** Shuffle this into your deck.
///
/// State: Todo
//~ todo LOOT_542 50854e2d 33e7ef02 d09e3540.bd9c6b10
#[test]
#[ignore = "todo: LOOT_542 Kingsbane"]
fn LOOT_542_kingsbane() {
    check(CardClass::Rogue, &[Give("LOOT_542"), Cost("LOOT_542", 1), Stats("LOOT_542", 1, 3), Unwritten]);
}
