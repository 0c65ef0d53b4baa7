//! Hunter cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3bf193a7

/// # Snipe
///
/// `WON_018` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it.
///
/// State: Reprint
//~ reprint WON_018 3dc51d3d dbacf4ec 7e1d4e68.17edc265
#[test]
fn WON_018_snipe() {
    check(CardClass::Hunter, &[Give("WON_018"), Cost("WON_018", 2), WrittenAs("WON_018", "EX1_609")]);
}

/// # Ball of Spiders
///
/// `WON_021` · Hunter spell · 3 mana
///
/// > Summon three 1/1 Webspinners with "**Deathrattle:** Get a random Beast."
///
/// State: Reprint
//~ reprint WON_021 018df84c b5e78918 cfa928e6.2f652bb7
#[test]
fn WON_021_ball_of_spiders() {
    check(CardClass::Hunter, &[Give("WON_021"), Cost("WON_021", 3), WrittenAs("WON_021", "AT_062")]);
}

/// # Explorer's Hat
///
/// `WON_022` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1 and "**Deathrattle:** Get an Explorer's Hat."
///
/// State: Reprint
//~ reprint WON_022 b25d08db e767efda dd49e357.ea7c8ea9
#[test]
fn WON_022_explorers_hat() {
    check(CardClass::Hunter, &[Give("WON_022"), Cost("WON_022", 1), WrittenAs("WON_022", "LOE_105")]);
}

/// # Lock and Load
///
/// `WON_023` · Hunter spell · 0 mana
///
/// > Each time you cast a spell this turn, get a random Hunter card.
///
/// State: Reprint
//~ reprint WON_023 5d555754 8f6f54d9 4fc90611.2b16f868
#[test]
fn WON_023_lock_and_load() {
    check(CardClass::Hunter, &[Give("WON_023"), Cost("WON_023", 0), WrittenAs("WON_023", "AT_061")]);
}

/// # Acidmaw
///
/// `WON_024` · Hunter minion · 3 mana · 4/2
///
/// > Whenever an enemy minion takes damage, destroy it.
///
/// State: Reprint
//~ reprint WON_024 7d5e18dd b233384e e2a60fa7.ff9e1bc7
#[test]
fn WON_024_acidmaw() {
    check(
        CardClass::Hunter,
        &[Give("WON_024"), Cost("WON_024", 3), Stats("WON_024", 4, 2), WrittenAs("WON_024", "AT_063")],
    );
}

/// # Dreadscale
///
/// `WON_025` · Hunter minion · 3 mana · 4/2
///
/// > At the end of your turn, deal 1 damage to all enemies.
///
/// State: Reprint
//~ reprint WON_025 55b465f2 f3ad51d4 d2a41be0.7144c432
#[test]
fn WON_025_dreadscale() {
    check(
        CardClass::Hunter,
        &[Give("WON_025"), Cost("WON_025", 3), Stats("WON_025", 4, 2), WrittenAs("WON_025", "AT_063t")],
    );
}

/// # Durnholde Imposter
///
/// `WON_026` · Hunter minion · 3 mana · 3/3
///
/// > Each turn this is in your hand, transform it into a random 3-Cost minion that gains **Poisonous**.
///
/// State: Todo
//~ todo WON_026 09351e2e 8b044591 a2c82e7f.60987877
#[test]
#[ignore = "todo: WON_026 Durnholde Imposter"]
fn WON_026_durnholde_imposter() {
    check(CardClass::Hunter, &[Give("WON_026"), Cost("WON_026", 3), Stats("WON_026", 3, 3), Unwritten]);
}

/// # Durnholde Imposter
///
/// `WON_026e2` · Hunter enchantment
///
/// > **Poisonous**.
///
/// State: Derived
//~ derived WON_026e2 aaa238b4 faa31e0e 849d3731.b2c69ca0
#[test]
fn WON_026e2_durnholde_imposter() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "WON_026e2"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Time-Lost Raptor
///
/// `WON_027` · Hunter minion · 2 mana · 1/1
///
/// > **Echo Battlecry: Adapt** your Time-Lost Raptors.
///
/// State: Done
//~ done WON_027 66851cc3 - b63d564f.4ddc1aa9
#[test]
fn WON_027_time_lost_raptor() {
    check(
        CardClass::Hunter,
        &[
            Give("WON_027"),
            Cost("WON_027", 2),
            Stats("WON_027", 1, 1),
            Has("WON_027", GameTag::ECHO),
            Friend("WON_027"),
            Friend("CS2_231"),
            Enemy("WON_027"),
            Force(Card("UNG_999t3")),
            Play("WON_027", Nothing),
            ChooseCard("UNG_999t3"),
            Now(My(0), 4, 1),
            Now(My(1), 1, 1),
            Now(My(2), 4, 1),
            Now(Their(0), 1, 1),
            HandCount(Mine, 1),
            Is(InHand(0), "WON_027"),
            EndTurn,
            HandCount(Mine, 0),
        ],
    );
}

/// # Trial of the Jormungars
///
/// `WON_028` · Hunter spell · 6 mana
///
/// > Summon copies of two Beasts in your deck that cost (3) or less.
///
/// State: Derived
//~ derived WON_028 47df0c20 12c88c76 eeeb839d.c49f9a65
#[test]
fn WON_028_trial_of_the_jormungars() {
    check(
        CardClass::Hunter,
        &[
            Give("WON_028"),
            Cost("WON_028", 6),
            OnTop("CS2_120"),
            OnTop("CS2_120"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Play("WON_028", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("WON_028"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_120"),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(8))),
            Play("WON_028", Nothing),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("WON_028"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_120"),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(7))),
            Play("WON_028", Nothing),
        ],
    );
}

/// # Don Han'Cho
///
/// `WON_137` · Multi-class minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a random minion in your hand +5/+5.
///
/// State: Reprint
//~ reprint WON_137 d52678c5 0990669d ac332182.6ab7845d
#[test]
fn WON_137_don_han_cho() {
    check(
        CardClass::Hunter,
        &[Give("WON_137"), Cost("WON_137", 5), Stats("WON_137", 5, 5), WrittenAs("WON_137", "CFM_685")],
    );
}

/// # Smuggling
///
/// `WON_137e` · Neutral enchantment
///
/// > +5/+5 from Don Han'Cho.
///
/// State: Derived
//~ derived WON_137e fedb60d6 684d9ab6 f3e5535b.c73167ef
#[test]
fn WON_137e_smuggling() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "WON_137e"), Now(My(0), 10, 6)]);
}

/// # King of Beasts
///
/// `WON_162` · Hunter minion · 3 mana · 1/5
///
/// > **Taunt** Has +1 Attack for each other Beast you control.
///
/// State: Reprint
//~ reprint WON_162 77ef2b2c 8b3be511 04e516b5.d904d5d3
#[test]
fn WON_162_king_of_beasts() {
    check(
        CardClass::Hunter,
        &[
            Give("WON_162"),
            Cost("WON_162", 3),
            Stats("WON_162", 1, 5),
            Has("WON_162", GameTag::TAUNT),
            WrittenAs("WON_162", "GVG_046"),
        ],
    );
}

/// # Cobra Shot
///
/// `WON_306` · Hunter spell · Nature · 4 mana
///
/// > Deal $3 damage to a minion and the enemy hero.
///
/// State: Reprint
//~ reprint WON_306 be4d5cfe c1ac1f59 fe088508.66a20cc4
#[test]
fn WON_306_cobra_shot() {
    check(CardClass::Hunter, &[Give("WON_306"), Cost("WON_306", 4), WrittenAs("WON_306", "GVG_073")]);
}

/// # Shaky Zipgunner
///
/// `WON_307` · Hunter minion · 3 mana · 4/3
///
/// > **Deathrattle:** Give a random minion in your hand +2/+2.
///
/// State: Reprint
//~ reprint WON_307 d44a593e 97d8e246 bb964c1d.54db9806
#[test]
fn WON_307_shaky_zipgunner() {
    check(
        CardClass::Hunter,
        &[Give("WON_307"), Cost("WON_307", 3), Stats("WON_307", 4, 3), WrittenAs("WON_307", "CFM_336")],
    );
}

/// # Grimestreet Informant
///
/// `WON_331` · Multi-class minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Hunter, Paladin, or Warrior card.
///
/// State: Reprint
//~ reprint WON_331 08f012b5 5ac1a46b cfd0f5a4.88f45689
#[test]
fn WON_331_grimestreet_informant() {
    check(
        CardClass::Hunter,
        &[Give("WON_331"), Cost("WON_331", 2), Stats("WON_331", 2, 2), WrittenAs("WON_331", "CFM_321")],
    );
}

/// # Smuggler's Crate
///
/// `WON_347` · Hunter spell · 0 mana
///
/// > Give a random Beast in your hand +2/+2.
///
/// State: Reprint
//~ reprint WON_347 bcf793c0 dfda8907 98793e46.f5359205
#[test]
fn WON_347_smugglers_crate() {
    check(CardClass::Hunter, &[Give("WON_347"), Cost("WON_347", 0), WrittenAs("WON_347", "CFM_334")]);
}
