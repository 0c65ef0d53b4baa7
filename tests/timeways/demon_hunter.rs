//! Demon Hunter cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 367ec5a9

/// # Chronikar
///
/// `END_006` · Demon Hunter minion · 5 mana · 3/5
///
/// > **Battlecry:** Give your hero +3 Attack this turn, next turn, and the turn after.
///
/// State: Todo
//~ todo END_006 ff175a8a c1e9ccc4 eecd26f9.80db4b60
#[test]
#[ignore = "todo: END_006 Chronikar"]
fn END_006_chronikar() {
    check(CardClass::DemonHunter, &[Give("END_006"), Cost("END_006", 5), Stats("END_006", 3, 5), Unwritten]);
}

/// # Broxigar
///
/// `TIME_020` · Demon Hunter minion · 2 mana · 12/12
///
/// > **Fabled, Charge Start of Game:** Disappear. Kill all 4 Demons from Argus to reappear in hand.
///
/// State: Todo
//~ todo TIME_020 0448bcde 0df97459 5bcbd13b.89f12086
#[test]
#[ignore = "todo: TIME_020 Broxigar"]
fn TIME_020_broxigar() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TIME_020"),
            Cost("TIME_020", 2),
            Stats("TIME_020", 12, 12),
            Has("TIME_020", GameTag::CHARGE),
            Unwritten,
        ],
    );
}

/// # Axe of Cenarius
///
/// `TIME_020t1` · Demon Hunter weapon · 3 mana · 3/2 durability
///
/// > **Lifesteal** After your hero attacks and kills a minion, draw a Portal to Argus.
///
/// State: Todo
//~ todo TIME_020t1 36e96c4c eed42622 fc6be77c.2bc2d635
#[test]
#[ignore = "todo: TIME_020t1 Axe of Cenarius"]
fn TIME_020t1_axe_of_cenarius() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TIME_020t1"),
            Cost("TIME_020t1", 3),
            Stats("TIME_020t1", 3, 2),
            Has("TIME_020t1", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # First Portal to Argus
///
/// `TIME_020t2` · Demon Hunter spell · Fel · 0 mana
///
/// > Summon a 1/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
///
/// State: Todo
//~ todo TIME_020t2 aab6afc6 f8091985 040aaf12.6c024d1b
#[test]
#[ignore = "todo: TIME_020t2 First Portal to Argus"]
fn TIME_020t2_first_portal_to_argus() {
    check(CardClass::DemonHunter, &[Give("TIME_020t2"), Cost("TIME_020t2", 0), Unwritten]);
}

/// # Fleeing Ur'zul
///
/// `TIME_020t2t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Second Portal to Argus into their deck.
///
/// State: Todo
//~ todo TIME_020t2t 0b301b01 442782e1 d8f460db.57ddb0ad
#[test]
#[ignore = "todo: TIME_020t2t Fleeing Ur'zul"]
fn TIME_020t2t_fleeing_urzul() {
    check(
        CardClass::DemonHunter,
        &[Give("TIME_020t2t"), Cost("TIME_020t2t", 1), Stats("TIME_020t2t", 1, 1), Unwritten],
    );
}

/// # Second Portal to Argus
///
/// `TIME_020t3` · Demon Hunter spell · Fel · 0 mana
///
/// > Summon a 2/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
///
/// State: Todo
//~ todo TIME_020t3 42257f68 d3db6e64 be47cd53.52423d87
#[test]
#[ignore = "todo: TIME_020t3 Second Portal to Argus"]
fn TIME_020t3_second_portal_to_argus() {
    check(CardClass::DemonHunter, &[Give("TIME_020t3"), Cost("TIME_020t3", 0), Unwritten]);
}

/// # Fleeing Incubus
///
/// `TIME_020t3t` · Demon Hunter minion · 2 mana · 2/1
///
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Third Portal to Argus into their deck.
///
/// State: Todo
//~ todo TIME_020t3t 7d9939aa 9f470186 1dac092a.0fa06b98
#[test]
#[ignore = "todo: TIME_020t3t Fleeing Incubus"]
fn TIME_020t3t_fleeing_incubus() {
    check(
        CardClass::DemonHunter,
        &[Give("TIME_020t3t"), Cost("TIME_020t3t", 2), Stats("TIME_020t3t", 2, 1), Unwritten],
    );
}

/// # Third Portal to Argus
///
/// `TIME_020t4` · Demon Hunter spell · Fel · 0 mana
///
/// > Summon a 3/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
///
/// State: Todo
//~ todo TIME_020t4 39fc6f4b a0769e7a bef8064a.c20720ea
#[test]
#[ignore = "todo: TIME_020t4 Third Portal to Argus"]
fn TIME_020t4_third_portal_to_argus() {
    check(CardClass::DemonHunter, &[Give("TIME_020t4"), Cost("TIME_020t4", 0), Unwritten]);
}

/// # Fleeing Wrathguard
///
/// `TIME_020t4t` · Demon Hunter minion · 3 mana · 3/1
///
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Final Portal to Argus into their deck.
///
/// State: Todo
//~ todo TIME_020t4t babcb32a f0adc4d5 766d3e8b.862d8e69
#[test]
#[ignore = "todo: TIME_020t4t Fleeing Wrathguard"]
fn TIME_020t4t_fleeing_wrathguard() {
    check(
        CardClass::DemonHunter,
        &[Give("TIME_020t4t"), Cost("TIME_020t4t", 3), Stats("TIME_020t4t", 3, 1), Unwritten],
    );
}

/// # Final Portal to Argus
///
/// `TIME_020t5` · Demon Hunter spell · Fel · 0 mana
///
/// > Summon a 4/1 Demon for your opponent. When it dies, Broxigar reappears in your hand.
///
/// State: Todo
//~ todo TIME_020t5 599aa21f b8be7935 3449e2fe.37e0d9bd
#[test]
#[ignore = "todo: TIME_020t5 Final Portal to Argus"]
fn TIME_020t5_final_portal_to_argus() {
    check(CardClass::DemonHunter, &[Give("TIME_020t5"), Cost("TIME_020t5", 0), Unwritten]);
}

/// # Fleeing Terrorguard
///
/// `TIME_020t5t` · Demon Hunter minion · 4 mana · 4/1
///
/// > **Deathrattle:** Broxigar reappears in your opponent's hand.
///
/// State: Todo
//~ todo TIME_020t5t 015dd156 9180cd41 9bad7f34.c661359f
#[test]
#[ignore = "todo: TIME_020t5t Fleeing Terrorguard"]
fn TIME_020t5t_fleeing_terrorguard() {
    check(
        CardClass::DemonHunter,
        &[Give("TIME_020t5t"), Cost("TIME_020t5t", 4), Stats("TIME_020t5t", 4, 1), Unwritten],
    );
}

/// # Doomsday Prepper
///
/// `TIME_021` · Demon Hunter minion · 5 mana · 5/4
///
/// > **Outcast:** Your hero is **Immune** until your next turn.
///
/// State: Derived
//~ derived TIME_021 c9bb9d32 f4c16b19 1fa14a91.43d1822b
#[test]
fn TIME_021_doomsday_prepper() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TIME_021"),
            Cost("TIME_021", 5),
            Stats("TIME_021", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_021", Nothing),
            HasNow(MyHero, GameTag::IMMUNE),
        ],
    );
}

/// # Perennial Serpent
///
/// `TIME_022` · Demon Hunter minion · 8 mana · 7/9
///
/// > **Rush** Costs (4) less if a minion is **Dormant**.
///
/// State: Done
//~ done TIME_022 524224b1 - 3d539713.32286db3
#[test]
fn TIME_022_perennial_serpent() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TIME_022"),
            Cost("TIME_022", 8),
            Stats("TIME_022", 7, 9),
            Has("TIME_022", GameTag::RUSH),
            CostNow(Nth(0), 8),
            Play("BT_156", Nothing),
            CostNow(Nth(0), 4),
            EndTurn,
            EndTurn,
            CostNow(Nth(0), 4),
            EndTurn,
            EndTurn,
            CostNow(Nth(0), 8),
        ],
    );
    check(CardClass::DemonHunter, &[Give("TIME_022"), EndTurn, Play("BT_156", Nothing), EndTurn, CostNow(Nth(0), 4)]);
}

/// # Aeon Rend
///
/// `TIME_441` · Demon Hunter spell · Fel · 4 mana
///
/// > **Rewind** Deal $4 damage to two random enemies.
///
/// State: Todo
//~ todo TIME_441 cae155db 2a18b637 cc4e3cd1.066602c9
#[test]
#[ignore = "todo: TIME_441 Aeon Rend"]
fn TIME_441_aeon_rend() {
    check(CardClass::DemonHunter, &[Give("TIME_441"), Cost("TIME_441", 4), Unwritten]);
}

/// # Timeway Warden
///
/// `TIME_442` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Battlecry:** Imprison an enemy minion. It goes **Dormant** for 10,000 turns. **Deathrattle:** Awaken it.
///
/// State: Todo
//~ todo TIME_442 5e4d9ea0 9f2942ad f89c2cd3.907958e4
#[test]
#[ignore = "todo: TIME_442 Timeway Warden"]
fn TIME_442_timeway_warden() {
    check(CardClass::DemonHunter, &[Give("TIME_442"), Cost("TIME_442", 4), Stats("TIME_442", 2, 6), Unwritten]);
}

/// # Hounds of Fury
///
/// `TIME_443` · Demon Hunter spell · 4 mana
///
/// > Summon two 3/2 Demons. If your deck has no minions, they attack the lowest Health enemy.
///
/// State: Derived
//~ derived TIME_443 bcfb5529 0d4f60d1 15a4af0b.4231d2d6
#[test]
fn TIME_443_hounds_of_fury() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TIME_443"),
            Cost("TIME_443", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("TIME_443", Nothing),
            BoardCount(Mine, 3),
            In(The("TIME_443t"), Zone::Play),
            Now(The("TIME_443t"), 3, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TIME_443"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("TIME_443", Nothing),
            Dead(Nth(2)),
            Now(Nth(3), 4, 2),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Sargeran Felhound
///
/// `TIME_443t` · Demon Hunter minion · 3 mana · 3/2
///
/// State: Vanilla
//~ vanilla TIME_443t 1f1f09c3 1e82807c 0b6ed95c
#[test]
fn TIME_443t_sargeran_felhound() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TIME_443t"),
            Cost("TIME_443t", 3),
            Stats("TIME_443t", 3, 2),
            Play("TIME_443t", Nothing),
            In(The("TIME_443t"), Zone::Play),
            Now(The("TIME_443t"), 3, 2),
        ],
    );
}

/// # Sargeran Felhound
///
/// `TIME_443t2` · Demon Hunter minion · 3 mana · 3/2
///
/// State: Vanilla
//~ vanilla TIME_443t2 34e95795 19e3f53d f235b4bb
#[test]
fn TIME_443t2_sargeran_felhound() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TIME_443t2"),
            Cost("TIME_443t2", 3),
            Stats("TIME_443t2", 3, 2),
            Play("TIME_443t2", Nothing),
            In(The("TIME_443t2"), Zone::Play),
            Now(The("TIME_443t2"), 3, 2),
        ],
    );
}

/// # Time-Lost Glaive
///
/// `TIME_444` · Demon Hunter weapon · 1 mana · 2/2 durability
///
/// > **Deathrattle:** Get a random Demon from the past.
///
/// State: Done
//~ done TIME_444 4f6cfacc - 7ab57f16.3b089443
#[test]
fn TIME_444_time_lost_glaive() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TIME_444"),
            Cost("TIME_444", 1),
            Stats("TIME_444", 2, 2),
            Friend("TIME_444"),
            Force(Card("CS2_065")),
            Kill(MyWeapon),
            Is(InHand(1), "CS2_065"),
        ],
    );
}

/// # The Eternal Hold
///
/// `TIME_446` · Demon Hunter location · 6 mana · 0 uses
///
/// > **Discover** any Demon that costs (5) or more. If your deck has no minions, your next one costs (1).
///
/// State: Todo
//~ todo TIME_446 55a56898 ce7756af f71208a2.a66c958e
#[test]
#[ignore = "todo: TIME_446 The Eternal Hold"]
fn TIME_446_the_eternal_hold() {
    check(CardClass::DemonHunter, &[Give("TIME_446"), Cost("TIME_446", 6), Unwritten]);
}

/// # Jailbreak
///
/// `TIME_446e` · Demon Hunter enchantment
///
/// > Your next minion costs (1).
///
/// State: Derived
//~ derived TIME_446e 70db1bb6 fce3695b 4a1c42a7.ee797297
#[test]
fn TIME_446e_jailbreak() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TIME_446e"),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TIME_446e"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Solitude
///
/// `TIME_448` · Demon Hunter spell · 3 mana
///
/// > **Discover** 2 minions. If your deck has no minions, reduce the Cost of any in your hand by (2).
///
/// State: Todo
//~ todo TIME_448 06b8f34a 0d957ffd 4b56a416.64c2ac10
#[test]
#[ignore = "todo: TIME_448 Solitude"]
fn TIME_448_solitude() {
    check(CardClass::DemonHunter, &[Give("TIME_448"), Cost("TIME_448", 3), Unwritten]);
}

/// # Lasting Legacy
///
/// `TIME_449` · Demon Hunter spell · 3 mana
///
/// > Give your hero +4 Attack this turn. If your deck has no minions, give any in hand +4 Attack.
///
/// State: Todo
//~ todo TIME_449 dc039f26 b8aaca15 7d8adff4.65743521
#[test]
#[ignore = "todo: TIME_449 Lasting Legacy"]
fn TIME_449_lasting_legacy() {
    check(CardClass::DemonHunter, &[Give("TIME_449"), Cost("TIME_449", 3), Unwritten]);
}

/// # Broxigar's Honor
///
/// `TIME_449e1` · Demon Hunter enchantment
///
/// > +4 Attack this turn.
///
/// State: Derived
//~ derived TIME_449e1 6ae95010 c416aee8 1059d2e2.a9003f71
#[test]
fn TIME_449e1_broxigars_honor() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "TIME_449e1"), Now(My(0), 9, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Broxigar's Legacy
///
/// `TIME_449e2` · Demon Hunter enchantment
///
/// > +4 Attack.
///
/// State: Derived
//~ derived TIME_449e2 353d1485 bfb28c6b 8fec0007.743819fe
#[test]
fn TIME_449e2_broxigars_legacy() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "TIME_449e2"), Now(My(0), 9, 1)]);
}
