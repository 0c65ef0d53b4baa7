//! Rogue cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # From the Scrapheap
///
/// `TTN_719` · Rogue spell · 2 mana
///
/// > Get three 1/1 **Magnetic** Sparkbots with random **Bonus Effects**.
///
/// State: Todo
//~ TTN_719 todo 6827c991 e3576139
#[test]
#[ignore = "todo: TTN_719 From the Scrapheap"]
fn TTN_719_from_the_scrapheap() {
    check(CardClass::Rogue, &[Give("TTN_719"), Cost("TTN_719", 2)]);
}

/// # Sparkbot
///
/// `TTN_719t` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Divine Shield**
///
/// State: Todo
//~ TTN_719t todo 88e073cf c1f6ebe4
#[test]
#[ignore = "todo: TTN_719t Sparkbot"]
fn TTN_719t_sparkbot() {
    check(
        CardClass::Rogue,
        &[Give("TTN_719t"), Cost("TTN_719t", 1), Stats("TTN_719t", 1, 1), Has("TTN_719t", GameTag::DIVINE_SHIELD)],
    );
}

/// # Sparkbot
///
/// `TTN_719t1` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Taunt**
///
/// State: Todo
//~ TTN_719t1 todo b85b77d5 014419d6
#[test]
#[ignore = "todo: TTN_719t1 Sparkbot"]
fn TTN_719t1_sparkbot() {
    check(
        CardClass::Rogue,
        &[Give("TTN_719t1"), Cost("TTN_719t1", 1), Stats("TTN_719t1", 1, 1), Has("TTN_719t1", GameTag::TAUNT)],
    );
}

/// # Sparkbot
///
/// `TTN_719t2` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Rush**
///
/// State: Todo
//~ TTN_719t2 todo 41a20792 874210c0
#[test]
#[ignore = "todo: TTN_719t2 Sparkbot"]
fn TTN_719t2_sparkbot() {
    check(
        CardClass::Rogue,
        &[Give("TTN_719t2"), Cost("TTN_719t2", 1), Stats("TTN_719t2", 1, 1), Has("TTN_719t2", GameTag::RUSH)],
    );
}

/// # Sparkbot
///
/// `TTN_719t3` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Windfury**
///
/// State: Todo
//~ TTN_719t3 todo 976b9566 749577e8
#[test]
#[ignore = "todo: TTN_719t3 Sparkbot"]
fn TTN_719t3_sparkbot() {
    check(
        CardClass::Rogue,
        &[Give("TTN_719t3"), Cost("TTN_719t3", 1), Stats("TTN_719t3", 1, 1), Has("TTN_719t3", GameTag::WINDFURY)],
    );
}

/// # Sparkbot
///
/// `TTN_719t4` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Poisonous**
///
/// State: Todo
//~ TTN_719t4 todo 9cbfd434 99778dc5
#[test]
#[ignore = "todo: TTN_719t4 Sparkbot"]
fn TTN_719t4_sparkbot() {
    check(
        CardClass::Rogue,
        &[Give("TTN_719t4"), Cost("TTN_719t4", 1), Stats("TTN_719t4", 1, 1), Has("TTN_719t4", GameTag::POISONOUS)],
    );
}

/// # Sparkbot
///
/// `TTN_719t5` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Elusive**
///
/// State: Todo
//~ TTN_719t5 todo fcd66320 d1f181cc
#[test]
#[ignore = "todo: TTN_719t5 Sparkbot"]
fn TTN_719t5_sparkbot() {
    check(
        CardClass::Rogue,
        &[Give("TTN_719t5"), Cost("TTN_719t5", 1), Stats("TTN_719t5", 1, 1), Has("TTN_719t5", GameTag::ELUSIVE)],
    );
}

/// # Sparkbot
///
/// `TTN_719t6` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Reborn**
///
/// State: Todo
//~ TTN_719t6 todo 12f538ef 98bff7ca
#[test]
#[ignore = "todo: TTN_719t6 Sparkbot"]
fn TTN_719t6_sparkbot() {
    check(
        CardClass::Rogue,
        &[Give("TTN_719t6"), Cost("TTN_719t6", 1), Stats("TTN_719t6", 1, 1), Has("TTN_719t6", GameTag::REBORN)],
    );
}

/// # Sparkbot
///
/// `TTN_719t7` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Lifesteal**
///
/// State: Todo
//~ TTN_719t7 todo bb5bf890 849f971d
#[test]
#[ignore = "todo: TTN_719t7 Sparkbot"]
fn TTN_719t7_sparkbot() {
    check(
        CardClass::Rogue,
        &[Give("TTN_719t7"), Cost("TTN_719t7", 1), Stats("TTN_719t7", 1, 1), Has("TTN_719t7", GameTag::LIFESTEAL)],
    );
}

/// # V-07-TR-0N Prime
///
/// `TTN_721` · Rogue minion · 6 mana · 3/5
///
/// > **T1T4N** This minion's abilities repeat on another random friendly minion.
///
/// State: Todo
//~ TTN_721 todo 18cec3c5 0b7be1ce
#[test]
#[ignore = "todo: TTN_721 V-07-TR-0N Prime"]
fn TTN_721_v_07_tr_0n_prime() {
    check(CardClass::Rogue, &[Give("TTN_721"), Cost("TTN_721", 6), Stats("TTN_721", 3, 5)]);
}

/// # Attach the Cannons!
///
/// `TTN_721t` · Rogue spell · 0 mana
///
/// > Gain +2/+1. Deal 4 damage to a random enemy.
///
/// State: Todo
//~ TTN_721t todo e9da8a1c fa23b1e5
#[test]
#[ignore = "todo: TTN_721t Attach the Cannons!"]
fn TTN_721t_attach_the_cannons() {
    check(CardClass::Rogue, &[Give("TTN_721t"), Cost("TTN_721t", 0)]);
}

/// # Full Power!
///
/// `TTN_721t1` · Rogue spell · 0 mana
///
/// > Gain +1/+2. Draw a card.
///
/// State: Todo
//~ TTN_721t1 todo b80982bb b87e1d25
#[test]
#[ignore = "todo: TTN_721t1 Full Power!"]
fn TTN_721t1_full_power() {
    check(CardClass::Rogue, &[Give("TTN_721t1"), Cost("TTN_721t1", 0)]);
}

/// # Maximize Defenses!
///
/// `TTN_721t2` · Rogue spell · 0 mana
///
/// > Gain +3 Health and **Elusive**.
///
/// State: Todo
//~ TTN_721t2 todo 18f27a3b 2999041b
#[test]
#[ignore = "todo: TTN_721t2 Maximize Defenses!"]
fn TTN_721t2_maximize_defenses() {
    check(CardClass::Rogue, &[Give("TTN_721t2"), Cost("TTN_721t2", 0)]);
}

/// # Tar Slick
///
/// `TTN_726` · Rogue spell · 1 mana
///
/// > Minions take double damage this turn. Deal $1 damage.
///
/// State: Todo
//~ TTN_726 todo b3429e28 2fb54c74
#[test]
#[ignore = "todo: TTN_726 Tar Slick"]
fn TTN_726_tar_slick() {
    check(CardClass::Rogue, &[Give("TTN_726"), Cost("TTN_726", 1)]);
}

/// # Pit Stop
///
/// `TTN_728` · Rogue spell · 2 mana
///
/// > **Discover** a Mech from your deck. Give it +2/+1.
///
/// State: Todo
//~ TTN_728 todo 90ef5060 9e372136
#[test]
#[ignore = "todo: TTN_728 Pit Stop"]
fn TTN_728_pit_stop() {
    check(CardClass::Rogue, &[Give("TTN_728"), Cost("TTN_728", 2)]);
}

/// # Lab Constructor
///
/// `TTN_730` · Rogue minion · 4 mana · 3/2
///
/// > At the end of your turn, summon a copy of this. **Forge:** Gain **Magnetic**.
///
/// State: Todo
//~ TTN_730 todo 23a14cb9 794b661c
#[test]
#[ignore = "todo: TTN_730 Lab Constructor"]
fn TTN_730_lab_constructor() {
    check(CardClass::Rogue, &[Give("TTN_730"), Cost("TTN_730", 4), Stats("TTN_730", 3, 2)]);
}

/// # Lab Constructor
///
/// `TTN_730t` · Rogue minion · 4 mana · 3/2
///
/// > **Forged, Magnetic** At the end of your turn, summon a copy of this.
///
/// State: Todo
//~ TTN_730t todo 9c9aeefe 651a48d9
#[test]
#[ignore = "todo: TTN_730t Lab Constructor"]
fn TTN_730t_lab_constructor() {
    check(CardClass::Rogue, &[Give("TTN_730t"), Cost("TTN_730t", 4), Stats("TTN_730t", 3, 2)]);
}

/// # Mimiron, the Mastermind
///
/// `TTN_920` · Rogue minion · 3 mana · 2/5
///
/// > After you play a Mech, get a random one of Mimiron's Gadgets.
///
/// State: Todo
//~ TTN_920 todo c77a18b4 8bad992d
#[test]
#[ignore = "todo: TTN_920 Mimiron, the Mastermind"]
fn TTN_920_mimiron_the_mastermind() {
    check(CardClass::Rogue, &[Give("TTN_920"), Cost("TTN_920", 3), Stats("TTN_920", 2, 5)]);
}

/// # Mimiron's Blades
///
/// `TTN_920t10` · Rogue spell · 1 mana
///
/// > Deal $3 damage.
///
/// State: Todo
//~ TTN_920t10 todo 0cb248ba b48a799a
#[test]
#[ignore = "todo: TTN_920t10 Mimiron's Blades"]
fn TTN_920t10_mimirons_blades() {
    check(CardClass::Rogue, &[Give("TTN_920t10"), Cost("TTN_920t10", 1)]);
}

/// # Mimiron's Coolant
///
/// `TTN_920t5` · Rogue spell · 0 mana
///
/// > The next card you play this turn costs (2) less.
///
/// State: Todo
//~ TTN_920t5 todo c24b0d04 d2fa68a3
#[test]
#[ignore = "todo: TTN_920t5 Mimiron's Coolant"]
fn TTN_920t5_mimirons_coolant() {
    check(CardClass::Rogue, &[Give("TTN_920t5"), Cost("TTN_920t5", 0)]);
}

/// # Mimiron's Cloakfield
///
/// `TTN_920t6` · Rogue spell · 1 mana
///
/// > Give a friendly minion +3 Attack. It gains **Stealth** until your next turn.
///
/// State: Todo
//~ TTN_920t6 todo eb050d43 0b65f982
#[test]
#[ignore = "todo: TTN_920t6 Mimiron's Cloakfield"]
fn TTN_920t6_mimirons_cloakfield() {
    check(CardClass::Rogue, &[Give("TTN_920t6"), Cost("TTN_920t6", 1)]);
}

/// # Mimiron's Switch
///
/// `TTN_920t7` · Rogue spell · 1 mana
///
/// > Choose two minions. They swap stats.
///
/// State: Todo
//~ TTN_920t7 todo 1cb80ecd 99c288a4
#[test]
#[ignore = "todo: TTN_920t7 Mimiron's Switch"]
fn TTN_920t7_mimirons_switch() {
    check(CardClass::Rogue, &[Give("TTN_920t7"), Cost("TTN_920t7", 1)]);
}

/// # Mimiron's Horn
///
/// `TTN_920t8` · Rogue spell · 1 mana
///
/// > Give a minion **Taunt** and **Divine Shield**.
///
/// State: Todo
//~ TTN_920t8 todo 5ca1751f b0622583
#[test]
#[ignore = "todo: TTN_920t8 Mimiron's Horn"]
fn TTN_920t8_mimirons_horn() {
    check(CardClass::Rogue, &[Give("TTN_920t8"), Cost("TTN_920t8", 1)]);
}

/// # Mimiron's Rewinder
///
/// `TTN_920t9` · Rogue spell · 1 mana
///
/// > Return a minion to its owner's hand.
///
/// State: Todo
//~ TTN_920t9 todo 477082f4 ac012778
#[test]
#[ignore = "todo: TTN_920t9 Mimiron's Rewinder"]
fn TTN_920t9_mimirons_rewinder() {
    check(CardClass::Rogue, &[Give("TTN_920t9"), Cost("TTN_920t9", 1)]);
}

/// # Coppertail Snoop
///
/// `TTN_921` · Rogue minion · 3 mana · 4/3
///
/// > **Magnetic** Whenever this attacks, get a Coin.
///
/// State: Todo
//~ TTN_921 todo 12f6f607 9cbe32cd
#[test]
#[ignore = "todo: TTN_921 Coppertail Snoop"]
fn TTN_921_coppertail_snoop() {
    check(CardClass::Rogue, &[Give("TTN_921"), Cost("TTN_921", 3), Stats("TTN_921", 4, 3)]);
}

/// # Gear Shift
///
/// `TTN_922` · Rogue spell · 1 mana
///
/// > Shuffle the two left-most cards in your hand into your deck. Draw 3 cards.
///
/// State: Todo
//~ TTN_922 todo b83742f6 d3c9d340
#[test]
#[ignore = "todo: TTN_922 Gear Shift"]
fn TTN_922_gear_shift() {
    check(CardClass::Rogue, &[Give("TTN_922"), Cost("TTN_922", 1)]);
}

/// # SP-3Y3-D3R
///
/// `TTN_923` · Rogue minion · 3 mana · 3/4
///
/// > **Magnetic Stealth** for 1 turn.
///
/// State: Todo
//~ TTN_923 todo ed46d24a bdd36c86
#[test]
#[ignore = "todo: TTN_923 SP-3Y3-D3R"]
fn TTN_923_sp_3y3_d3r() {
    check(
        CardClass::Rogue,
        &[Give("TTN_923"), Cost("TTN_923", 3), Stats("TTN_923", 3, 4), Has("TTN_923", GameTag::STEALTH)],
    );
}

/// # Kaja'mite Creation
///
/// `TTN_925` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry: Discover** a spell from another class that costs (3) or less.
///
/// State: Todo
//~ TTN_925 todo d28ff3d9 5de518fe
#[test]
#[ignore = "todo: TTN_925 Kaja'mite Creation"]
fn TTN_925_kajamite_creation() {
    check(CardClass::Rogue, &[Give("TTN_925"), Cost("TTN_925", 2), Stats("TTN_925", 3, 2)]);
}

/// # Assembly Line
///
/// `YOG_410` · Rogue spell · 1 mana
///
/// > **Discover** a Mech from another class.
///
/// State: Todo
//~ YOG_410 todo 8374fe84 6ad90950
#[test]
#[ignore = "todo: YOG_410 Assembly Line"]
fn YOG_410_assembly_line() {
    check(CardClass::Rogue, &[Give("YOG_410"), Cost("YOG_410", 1)]);
}

/// # Tentacle Grip
///
/// `YOG_526` · Rogue spell · 2 mana
///
/// > Deal $3 damage. **Combo:** Get a 1/1 Chaotic Tendril.
///
/// State: Todo
//~ YOG_526 todo 7259dbe3 9c3af776
#[test]
#[ignore = "todo: YOG_526 Tentacle Grip"]
fn YOG_526_tentacle_grip() {
    check(CardClass::Rogue, &[Give("YOG_526"), Cost("YOG_526", 2)]);
}

/// # Tiny Worldbreaker
///
/// `YOG_527` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** If you control another Mech, deal 4 damage.
///
/// State: Todo
//~ YOG_527 todo 573ef8d5 0ff973af
#[test]
#[ignore = "todo: YOG_527 Tiny Worldbreaker"]
fn YOG_527_tiny_worldbreaker() {
    check(CardClass::Rogue, &[Give("YOG_527"), Cost("YOG_527", 4), Stats("YOG_527", 4, 4)]);
}
