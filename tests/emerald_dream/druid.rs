//! Druid cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a6d7ff9a

/// `EDR_209` · Druid minion · 10 mana · 5/8
/// > **Choose Thrice -** Give your other minions +1/+3; or Summon a 5/5 Ancient with **Taunt**.
///
/// State: Todo
//~ todo EDR_209 422125b5 f3de4266 67b8cdc5.2083bbe3
#[test]
#[ignore = "todo: Forest Lord Cenarius"]
fn EDR_209_forest_lord_cenarius() {
    unwritten("EDR_209");
}

/// `EDR_843` · Druid spell · Nature · 2 mana
/// > **Choose One -** Draw a spell; or Draw a minion. *(Hold this for @ \|4(turn, turns) to do both!)*
///
/// State: Todo
//~ todo EDR_843 8085acd2 578d3bca 77db75d4.6e8afc60
#[test]
#[ignore = "todo: Reforestation"]
fn EDR_843_reforestation() {
    unwritten("EDR_843");
}

/// `EDR_845` · Druid minion · 5 mana · 5/6
/// > **Start of Game:** If each spell in your deck is Nature, **Imbue** your Hero Power. Repeat this every 3 spells you cast.
///
/// State: Todo
//~ todo EDR_845 51f7cd01 acdf4a4b 5ce0a6dc.acb04430
#[test]
#[ignore = "todo: Hamuul Runetotem"]
fn EDR_845_hamuul_runetotem() {
    unwritten("EDR_845");
}

/// `EDR_847p` · Druid hero power · 2 mana
/// > Summon a **@**/**@** Plant Golem.
///
/// State: Done
//~ done EDR_847p 69ab609e - 7984b868.10c9d376
#[test]
fn EDR_847p_blessing_of_the_golem() {
    check(
        CardClass::Druid,
        &[
            HasHeroPower("EDR_847p"),
            Cost("EDR_847p", 2),
            Play("EDR_852", Nothing),
            Play("EDR_852", Nothing),
            Is(MyPower, "EDR_847p"),
            HeroPower(Nothing),
            Is(My(2), "EDR_847pt2"),
            Now(My(2), 2, 2),
        ],
    );
}

/// `FIR_907` · Druid location · 5 mana · 0 uses
/// > Summon a @-Cost minion. Gain @ Armor. Draw @ \|4(card, cards). Refresh @ Mana \|4(Crystal, Crystals). *(Improves each use!)*
///
/// State: Todo
//~ todo FIR_907 66c90238 acfe530c d48b2510.af3a99fe
#[test]
#[ignore = "todo: Amirdrassil"]
fn FIR_907_amirdrassil() {
    unwritten("FIR_907");
}
