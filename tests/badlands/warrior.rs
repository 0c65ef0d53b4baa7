//! Warrior cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cbe2dd4a

/// # Burning Heart
///
/// `DEEP_011` · Multi-class spell · Fire · 1 mana
///
/// > Deal $2 damage to a minion. If it survives, give your hero +3 Attack this turn.
///
/// State: Derived
//~ derived DEEP_011 22f923da 6be670e3 73224dfa.930446b0
#[test]
fn DEEP_011_burning_heart() {
    check(
        CardClass::Warrior,
        &[
            Give("DEEP_011"),
            Cost("DEEP_011", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("DEEP_011", On(Nth(7))),
            Now(MyHero, 0, 30),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DEEP_011"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("DEEP_011", On(Nth(5))),
            BoardCount(Mine, 1),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DEEP_011"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("DEEP_011", On(Nth(6))),
            Now(MyHero, 3, 30),
            Now(Nth(6), 4, 3),
        ],
    );
}

/// # Heart of Fire
///
/// `DEEP_011e` · Neutral enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived DEEP_011e 05515626 fdfc2f74 0cd629d3.268eca27
#[test]
fn DEEP_011e_heart_of_fire() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "DEEP_011e"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Crimson Expanse
///
/// `DEEP_019` · Multi-class location · 4 mana · 0 uses
///
/// > Choose a damaged minion. Summon a copy of it that goes **Dormant** for one turn.
///
/// State: Derived
//~ derived DEEP_019 9bcef0f3 c83f186e 45d39e39.d9072683
#[test]
fn DEEP_019_crimson_expanse() {
    check(
        CardClass::Warrior,
        &[
            Give("DEEP_019"),
            Cost("DEEP_019", 4),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("DEEP_019"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Use(Nth(5), 0, On(Nth(4))),
            BoardCount(Mine, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DEEP_019"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("DEEP_019"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Use(Nth(5), 0, On(Nth(2))),
            BoardCount(Mine, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DEEP_019"),
            Friend("CS2_118"),
            Friend("TLC_248"),
            Friend("DEEP_019"),
            Hurt(Nth(2), 2),
            Use(Nth(3), 0, On(Nth(2))),
            BoardCount(Mine, 4),
            HasNow(The("TLC_248"), GameTag::DORMANT),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 14, 26),
        ],
    );
}

/// # Deepminer Brann
///
/// `DEEP_020` · Warrior minion · 6 mana · 2/4
///
/// > **Battlecry:** If your deck started with no duplicates, your **Battlecries** trigger twice for the rest of the game.
///
/// State: Todo
//~ todo DEEP_020 d678dd35 a68f745f 8c811333.7701bd73
#[test]
#[ignore = "todo: DEEP_020 Deepminer Brann"]
fn DEEP_020_deepminer_brann() {
    check(CardClass::Warrior, &[Give("DEEP_020"), Cost("DEEP_020", 6), Stats("DEEP_020", 2, 4), Unwritten]);
}

/// # Detonation Juggernaut
///
/// `WW_329` · Warrior minion · 4 mana · 3/4
///
/// > **Taunt**. **Battlecry:** Give **Taunt** minions in your hand +2/+2.
///
/// State: Derived
//~ derived WW_329 55434dbd 302c1d7f e19590c2.c8e9d0e5
#[test]
fn WW_329_detonation_juggernaut() {
    check(
        CardClass::Warrior,
        &[
            Give("WW_329"),
            Cost("WW_329", 4),
            Stats("WW_329", 3, 4),
            Has("WW_329", GameTag::TAUNT),
            Give("AT_069"),
            Give("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("WW_329", Nothing),
            Now(Nth(1), 5, 4),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Tauntier Taunt
///
/// `WW_329e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived WW_329e b24356e8 14b1078d 9e3cab48.6d6ab056
#[test]
fn WW_329e_tauntier_taunt() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "WW_329e"), Now(My(0), 7, 3)]);
}

/// # Reinforced Plating
///
/// `WW_334` · Warrior spell · 3 mana
///
/// > Gain 6 Armor. **Excavate** a treasure.
///
/// State: Derived
//~ derived WW_334 4952a542 47620d04 42011037.510e02c9
#[test]
fn WW_334_reinforced_plating() {
    check(
        CardClass::Warrior,
        &[
            Give("WW_334"),
            Cost("WW_334", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Play("WW_334", Nothing),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            Armor(Mine, 6),
            HandCount(Mine, 1),
        ],
    );
}

/// # Blast Tortoise
///
/// `WW_346` · Warrior minion · 6 mana · 2/7
///
/// > **Taunt Battlecry:** Deal damage to all enemy minions equal to this minion's Attack.
///
/// State: Derived
//~ derived WW_346 b31dc2b0 abf33101 2fa89f5d.3ab2371c
#[test]
fn WW_346_blast_tortoise() {
    check(
        CardClass::Warrior,
        &[
            Give("WW_346"),
            Cost("WW_346", 6),
            Stats("WW_346", 2, 7),
            Has("WW_346", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_346", Nothing),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Battlepickaxe
///
/// `WW_347` · Warrior weapon · 3 mana · 4/1 durability
///
/// > After you play a **Taunt** minion, gain +1 Durability.
///
/// State: Derived
//~ derived WW_347 917aab0d a480fa08 e710c141.3b6138cc
#[test]
fn WW_347_battlepickaxe() {
    check(
        CardClass::Warrior,
        &[
            Give("WW_347"),
            Cost("WW_347", 3),
            Stats("WW_347", 4, 1),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("WW_347"),
            Play("BAR_535", Nothing),
            Now(Nth(7), 4, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("WW_347"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("WW_347"),
            Play("CS2_182", Nothing),
            Now(Nth(7), 4, 1),
        ],
    );
}

/// # Back in the Mine
///
/// `WW_347e` · Neutral enchantment
///
/// > +1 Durability.
///
/// State: Derived
//~ derived WW_347e e0e0baed 5006c239 aabccced.310b3243
#[test]
fn WW_347e_back_in_the_mine() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "WW_347e"), Now(My(0), 5, 2)]);
}

/// # Misfire
///
/// `WW_348` · Warrior spell · 2 mana
///
/// > Deal $3, $2, and $1 damage to random minions. **Quickdraw:** Choose the targets.
///
/// State: Todo
//~ todo WW_348 29d33943 552aa377 e32f31a5.a05e9a43
#[test]
#[ignore = "todo: WW_348 Misfire"]
fn WW_348_misfire() {
    check(CardClass::Warrior, &[Give("WW_348"), Cost("WW_348", 2), Unwritten]);
}

/// # Badlands Brawler
///
/// `WW_349` · Warrior minion · 7 mana · 4/4
///
/// > **Battlecry:** Start a Brawl! If you've **Excavated** twice, this always wins.
///
/// State: Todo
//~ todo WW_349 23ed2d1c 521fae38 f79d8c62.b02a8ffb
#[test]
#[ignore = "todo: WW_349 Badlands Brawler"]
fn WW_349_badlands_brawler() {
    check(CardClass::Warrior, &[Give("WW_349"), Cost("WW_349", 7), Stats("WW_349", 4, 4), Unwritten]);
}

/// # Unlucky Powderman
///
/// `WW_367` · Warrior minion · 2 mana · 2/2
///
/// > **Taunt Deathrattle:** Give **Taunt** minions in your hand and deck +1/+1.
///
/// State: Derived
//~ derived WW_367 77aca5d2 aff83676 36d5a6e4.3aaea08c
#[test]
fn WW_367_unlucky_powderman() {
    check(
        CardClass::Warrior,
        &[
            Give("WW_367"),
            Cost("WW_367", 2),
            Stats("WW_367", 2, 2),
            Has("WW_367", GameTag::TAUNT),
            OnTop("AT_069"),
            OnTop("AT_069"),
            OnTop("CS2_182"),
            Give("AT_069"),
            Give("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("WW_367"),
            Kill(Nth(12)),
            Now(Nth(0), 3, 3),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
            Now(Nth(4), 4, 3),
        ],
    );
}

/// # Coal Dust
///
/// `WW_367e` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived WW_367e 65987b3e c99b6853 fdac7667.67341004
#[test]
fn WW_367e_coal_dust() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "WW_367e"), Now(My(0), 6, 2)]);
}

/// # Boomboss Tho'grun
///
/// `WW_372` · Warrior minion · 8 mana · 7/7
///
/// > **Battlecry:** Shuffle 3 T.N.T. into your opponent's deck. When drawn, blow up a card in their hand, deck, and board.
///
/// State: Todo
//~ todo WW_372 ec19b3c6 7e7915f3 3ebe2e11.4826d125
#[test]
#[ignore = "todo: WW_372 Boomboss Tho'grun"]
fn WW_372_boomboss_thogrun() {
    check(CardClass::Warrior, &[Give("WW_372"), Cost("WW_372", 8), Stats("WW_372", 7, 7), Unwritten]);
}

/// # T.N.T.
///
/// `WW_372t` · Warrior spell · 6 mana
///
/// > **Casts When Drawn** Destroy a random card in your hand, deck, and board *(except T.N.T.)*.
///
/// State: Todo
//~ todo WW_372t 0e4c0257 6f400b2d 2b5cd585.6d055b25
#[test]
#[ignore = "todo: WW_372t T.N.T."]
fn WW_372t_t_n_t() {
    check(CardClass::Warrior, &[Give("WW_372t"), Cost("WW_372t", 6), Unwritten]);
}

/// # Slagmaw the Slumbering
///
/// `WW_375` · Warrior minion · 4 mana · 16/16
///
/// > **Rush**, **Taunt Dormant** for 6 turns. *(Excavate** to awaken 2 turns sooner!)*
///
/// State: Todo
//~ todo WW_375 3f109023 12e84e31 49fdecc0.5d35f908
#[test]
#[ignore = "todo: WW_375 Slagmaw the Slumbering"]
fn WW_375_slagmaw_the_slumbering() {
    check(
        CardClass::Warrior,
        &[
            Give("WW_375"),
            Cost("WW_375", 4),
            Stats("WW_375", 16, 16),
            Has("WW_375", GameTag::RUSH),
            Has("WW_375", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Blast Charge
///
/// `WW_380` · Warrior spell · 2 mana
///
/// > Destroy a damaged enemy minion. **Excavate** a treasure.
///
/// State: Derived
//~ derived WW_380 abd1dbea 107aad47 95ab42d7.8f7d5075
#[test]
fn WW_380_blast_charge() {
    check(
        CardClass::Warrior,
        &[
            Give("WW_380"),
            Cost("WW_380", 2),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(3), 2),
            CannotTarget("WW_380", Nth(2)),
            Force(Card("WW_001t4")),
            Play("WW_380", On(Nth(3))),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
}
