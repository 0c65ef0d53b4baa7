//! Warlock cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ae94d665

/// # Possessed Animancer
///
/// `DINO_131` · Warlock minion · 5 mana · 2/2
///
/// > **Deathrattle:** Summon a random Beast from your deck. Give it **Lifesteal**.
///
/// State: Derived
//~ derived DINO_131 3918bc26 8676149b 9b7c5760.f495e3a8
#[test]
fn DINO_131_possessed_animancer() {
    check(
        CardClass::Warlock,
        &[
            Give("DINO_131"),
            Cost("DINO_131", 5),
            Stats("DINO_131", 2, 2),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DINO_131"),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(2))),
            Kill(Nth(6)),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            HasNow(Nth(2), GameTag::LIFESTEAL),
            In(Nth(2), Zone::Play),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("DINO_131"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DINO_131"),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Entity(Nth(3))),
            Kill(Nth(6)),
        ],
    );
}

/// # Asphyxiodon
///
/// `DINO_132` · Warlock minion · 8 mana · 6/12
///
/// > **Taunt**. At the end of your turn, deal 5 damage to a random enemy minion.
///
/// State: Derived
//~ derived DINO_132 af6c86b8 d6969dff 0711388e.0f2a4c97
#[test]
fn DINO_132_asphyxiodon() {
    check(
        CardClass::Warlock,
        &[
            Give("DINO_132"),
            Cost("DINO_132", 8),
            Stats("DINO_132", 6, 12),
            Has("DINO_132", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DINO_132"),
            Force(Entity(Nth(2))),
            EndTurn,
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Bat Mask
///
/// `DINO_402` · Warlock spell · 8 mana
///
/// > Set a friendly minion's stats to 1/1. Fill your board with copies of it.
///
/// State: Derived
//~ derived DINO_402 20bf219c 8c5cbb77 4ffb64ee.63517352
#[test]
fn DINO_402_bat_mask() {
    check(
        CardClass::Warlock,
        &[
            Give("DINO_402"),
            Cost("DINO_402", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DINO_402", On(Nth(1))),
            BoardCount(Mine, 7),
            Now(Nth(1), 1, 1),
        ],
    );
}

/// # Bat Mask
///
/// `DINO_402e` · Warlock enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived DINO_402e aabe85f2 47a02726 1766b082.d68bebe2
#[test]
fn DINO_402e_bat_mask() {
    check(CardClass::Warlock, &[Friend("CS2_119"), Enchant(My(0), "DINO_402e"), Now(My(0), 1, 1)]);
}

/// # Escape the Underfel
///
/// `TLC_446` · Warlock spell · 1 mana
///
/// > **Quest:** Play 6 **Temporary** cards. **Reward:** Underfel Rift.
///
/// State: Done
//~ done TLC_446 25aa37ca - 31b8b018.5f15c17f
#[test]
fn TLC_446_escape_the_underfel() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_446"),
            Cost("TLC_446", 1),
            EmptyDeck(Mine),
            OnTop("CS2_231"),
            OnTop("CS2_231"),
            OnTop("CS2_231"),
            OnTop("CS2_231"),
            OnTop("CS2_231"),
            OnTop("CS2_231"),
            Play("TLC_446", Nothing),
            Play("CS2_231", Nothing),
            Play("BOT_568", Nothing),
            Play("BOT_568", Nothing),
            Play("CS2_231", Nothing),
            Play("CS2_231", Nothing),
            Play("CS2_231", Nothing),
            Play("CS2_231", Nothing),
            Play("CS2_231", Nothing),
            In(Nth(0), Zone::Secret),
            Play("CS2_231", Nothing),
            In(Nth(0), Zone::Graveyard),
            HandCount(Mine, 1),
            Is(InHand(0), "TLC_446t"),
        ],
    );
}

/// # Underfel Rift
///
/// `TLC_446t` · Warlock spell · 5 mana
///
/// > Open a Rift to the Underfel. Throw a card in to summon 2 random Fel Beasts. *(Once per turn.)*
///
/// State: Todo
//~ todo TLC_446t c01a822e 974fc2e5 a56b2e49.f7402af5
#[test]
#[ignore = "todo: TLC_446t Underfel Rift"]
fn TLC_446t_underfel_rift() {
    check(CardClass::Warlock, &[Give("TLC_446t"), Cost("TLC_446t", 5), Unwritten]);
}

/// # Underfel Rift
///
/// `TLC_446t1` · Warlock minion · 5 mana · 0/1
///
/// > Select the Rift to activate. Throw a card in to summon 2 random Fel Beasts. *(Once per turn.)*
///
/// State: Todo
//~ todo TLC_446t1 9e75afd4 4eddb18c 47b1e753.87898268
#[test]
#[ignore = "todo: TLC_446t1 Underfel Rift"]
fn TLC_446t1_underfel_rift() {
    check(CardClass::Warlock, &[Give("TLC_446t1"), Cost("TLC_446t1", 5), Stats("TLC_446t1", 0, 1), Unwritten]);
}

/// # Felscreamer
///
/// `TLC_446t2` · Warlock minion · 5 mana · 5/3
///
/// > **Rush Lifesteal**
///
/// State: Vanilla
//~ vanilla TLC_446t2 2efb9fe7 4b232a07 4713bc09.f13aa4fa
#[test]
fn TLC_446t2_felscreamer() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_446t2"),
            Cost("TLC_446t2", 5),
            Stats("TLC_446t2", 5, 3),
            Has("TLC_446t2", GameTag::LIFESTEAL),
            Has("TLC_446t2", GameTag::RUSH),
            Play("TLC_446t2", Nothing),
            In(The("TLC_446t2"), Zone::Play),
            Now(The("TLC_446t2"), 5, 3),
            HasNow(The("TLC_446t2"), GameTag::LIFESTEAL),
            HasNow(The("TLC_446t2"), GameTag::RUSH),
        ],
    );
}

/// # Felraptor
///
/// `TLC_446t3` · Warlock minion · 5 mana · 4/4
///
/// > **Charge Elusive**
///
/// State: Vanilla
//~ vanilla TLC_446t3 eeb58399 59a14c57 766c4e76.c8a136b3
#[test]
fn TLC_446t3_felraptor() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_446t3"),
            Cost("TLC_446t3", 5),
            Stats("TLC_446t3", 4, 4),
            Has("TLC_446t3", GameTag::CHARGE),
            Has("TLC_446t3", GameTag::ELUSIVE),
            Play("TLC_446t3", Nothing),
            In(The("TLC_446t3"), Zone::Play),
            Now(The("TLC_446t3"), 4, 4),
            HasNow(The("TLC_446t3"), GameTag::CHARGE),
            HasNow(The("TLC_446t3"), GameTag::ELUSIVE),
        ],
    );
}

/// # Felhorn
///
/// `TLC_446t4` · Warlock minion · 5 mana · 3/5
///
/// > **Taunt Reborn**
///
/// State: Vanilla
//~ vanilla TLC_446t4 02bfdfd4 a31f01cf 631ed2d6.78d9b163
#[test]
fn TLC_446t4_felhorn() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_446t4"),
            Cost("TLC_446t4", 5),
            Stats("TLC_446t4", 3, 5),
            Has("TLC_446t4", GameTag::REBORN),
            Has("TLC_446t4", GameTag::TAUNT),
            Play("TLC_446t4", Nothing),
            In(The("TLC_446t4"), Zone::Play),
            Now(The("TLC_446t4"), 3, 5),
            HasNow(The("TLC_446t4"), GameTag::REBORN),
            HasNow(The("TLC_446t4"), GameTag::TAUNT),
        ],
    );
}

/// # Caustic Fumes
///
/// `TLC_447` · Warlock spell · Fel · 4 mana
///
/// > Destroy an enemy minion. **Kindred:** Deal $2 damage to all minions.
///
/// State: Done
//~ done TLC_447 0c0814cf - 98a2fdeb.b710670b
#[test]
fn TLC_447_caustic_fumes() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_447"),
            Cost("TLC_447", 4),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_447", On(Their(0))),
            Damage(Their(0), 0),
            EndTurn,
            EndTurn,
            Play("TLC_447", On(Their(0))),
            Damage(Their(0), 2),
        ],
    );
}

/// # Bloodpetal Biome
///
/// `TLC_449` · Warlock location · 1 mana · 0 uses
///
/// > **Discover** a **Temporary** 1-Cost minion.
///
/// State: Derived
//~ derived TLC_449 72d8546f c2441219 3228bbb6.5e4b0e3c
#[test]
fn TLC_449_bloodpetal_biome() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_449"),
            Cost("TLC_449", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_449"),
            Force(Card("CS2_168")),
            Use(Nth(3), 0, Nothing),
            ChooseCard("CS2_168"),
            HasNow(InHand(1), GameTag::GHOSTLY),
            Is(InHand(1), "CS2_168"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 2, 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("TLC_449"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_449"),
            Never(Card("BAR_910")),
            Use(Nth(3), 0, Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("TLC_449"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_449"),
            Never(Card("AT_017")),
            Use(Nth(3), 0, Nothing),
            Choose(0),
        ],
    );
}

/// # Spelunker
///
/// `TLC_450` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Your next **Temporary** card costs (2) less.
///
/// State: Done
//~ done TLC_450 c92c653c - ef47670a.3d0e78d6
#[test]
fn TLC_450_spelunker() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_450"),
            Cost("TLC_450", 2),
            Stats("TLC_450", 2, 3),
            Give("CS2_182"),
            Play("TLC_450", Nothing),
            Play("BOT_568", Nothing),
            CostNow(InHand(0), 4),
            CostNow(InHand(1), 2),
            CostNow(InHand(3), 2),
            Play("CS2_182", Nothing),
            Mana(4),
            CostNow(InHand(1), 4),
            CostNow(InHand(2), 4),
        ],
    );
}

/// # Cursed Catacombs
///
/// `TLC_451` · Warlock spell · Fel · 0 mana
///
/// > **Discover** another card from your deck. Make it **Temporary**.
///
/// State: Todo
//~ todo TLC_451 b48007a0 7c273a41 030b4f64.a3faf1ae
#[test]
#[ignore = "todo: TLC_451 Cursed Catacombs"]
fn TLC_451_cursed_catacombs() {
    check(CardClass::Warlock, &[Give("TLC_451"), Cost("TLC_451", 0), Unwritten]);
}

/// # Razidir
///
/// `TLC_463` · Warlock minion · 4 mana · 7/7
///
/// > **Battlecry:** Discard a random card from your hand. **Kindred:** Your opponent's hand instead.
///
/// State: Todo
//~ todo TLC_463 361c579d d192c13c 7f132013.35f831ea
#[test]
#[ignore = "todo: TLC_463 Razidir"]
fn TLC_463_razidir() {
    check(CardClass::Warlock, &[Give("TLC_463"), Cost("TLC_463", 4), Stats("TLC_463", 7, 7), Unwritten]);
}

/// # Story of Lakkari
///
/// `TLC_466` · Warlock spell · 7 mana
///
/// > At the end of your turn, discard a card and fill your board with 3/2 Imps. Lasts 3 turns.
///
/// State: Derived
//~ derived TLC_466 31a13ffa 64329dd6 997b4fd1.ad07a4ed
#[test]
fn TLC_466_story_of_lakkari() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_466"),
            Cost("TLC_466", 7),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_466", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("TLC_466"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_466", Nothing),
            Force(Entity(Nth(1))),
            EndTurn,
            BoardCount(Mine, 7),
            HandCount(Mine, 0),
            In(Nth(0), Zone::Secret),
            Dead(Nth(1)),
        ],
    );
}

/// # Whispering Stone
///
/// `TLC_467` · Warlock minion · 5 mana · 0/8
///
/// > **Taunt Deathrattle:** Get 2 random Fel spells. They cost Health instead of Mana.
///
/// State: Derived
//~ derived TLC_467 780191d6 69709c75 eda94135.a2139399
#[test]
fn TLC_467_whispering_stone() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_467"),
            Cost("TLC_467", 5),
            Stats("TLC_467", 0, 8),
            Has("TLC_467", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_467"),
            Force(Card("AT_022")),
            Force(Card("AT_022")),
            Kill(Nth(3)),
            HasNow(InHand(1), GameTag::CARD_ALTERNATE_COST),
            Is(InHand(1), "AT_022"),
            CostNow(InHand(1), 4),
            HasNow(InHand(2), GameTag::CARD_ALTERNATE_COST),
            Is(InHand(2), "AT_022"),
            CostNow(InHand(2), 4),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("TLC_467"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TLC_467"), Never(Card("AT_001")), Kill(Nth(3))],
    );
}

/// # Tunnel Terror
///
/// `TLC_469` · Warlock minion · 3 mana · 4/3
///
/// > **Deathrattle:** Get two random **Temporary** 2-Cost minions.
///
/// State: Derived
//~ derived TLC_469 f90b48c1 1d5ef944 6b466ac9.1e9de8b9
#[test]
fn TLC_469_tunnel_terror() {
    check(
        CardClass::Warlock,
        &[
            Give("TLC_469"),
            Cost("TLC_469", 3),
            Stats("TLC_469", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_469"),
            Force(Card("CS2_120")),
            Force(Card("CS2_120")),
            Kill(Nth(3)),
            HasNow(InHand(1), GameTag::GHOSTLY),
            Is(InHand(1), "CS2_120"),
            CostNow(InHand(1), 2),
            Now(InHand(1), 2, 3),
            HasNow(InHand(2), GameTag::GHOSTLY),
            Is(InHand(2), "CS2_120"),
            CostNow(InHand(2), 2),
            Now(InHand(2), 2, 3),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("TLC_469"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TLC_469"), Never(Card("AT_016")), Kill(Nth(3))],
    );
    check(
        CardClass::Warlock,
        &[Give("TLC_469"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TLC_469"), Never(Card("AT_006")), Kill(Nth(3))],
    );
}

/// # Deathrot Maw
///
/// `TLC_479` · Warlock minion · 6 mana · 2/8
///
/// > **Taunt Deathrattle:** Summon a random Fel Beast.
///
/// State: Todo
//~ todo TLC_479 40935413 9921011f 3e32c56a.7bf33dfa
#[test]
#[ignore = "todo: TLC_479 Deathrot Maw"]
fn TLC_479_deathrot_maw() {
    check(
        CardClass::Warlock,
        &[Give("TLC_479"), Cost("TLC_479", 6), Stats("TLC_479", 2, 8), Has("TLC_479", GameTag::TAUNT), Unwritten],
    );
}
