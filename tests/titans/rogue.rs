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
//~ TTN_719 todo 6827c991 6fce8f26
#[test]
#[ignore = "todo: TTN_719 From the Scrapheap"]
fn TTN_719_from_the_scrapheap() {
    check(CardClass::Rogue, &[Give("TTN_719"), Cost("TTN_719", 2), Unwritten]);
}

/// # Sparkbot
///
/// `TTN_719t` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Divine Shield**
///
/// State: Todo
//~ TTN_719t todo 88e073cf b0a4d783
#[test]
#[ignore = "todo: TTN_719t Sparkbot"]
fn TTN_719t_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t"),
            Cost("TTN_719t", 1),
            Stats("TTN_719t", 1, 1),
            Has("TTN_719t", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Sparkbot
///
/// `TTN_719t1` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Taunt**
///
/// State: Todo
//~ TTN_719t1 todo b85b77d5 950067c7
#[test]
#[ignore = "todo: TTN_719t1 Sparkbot"]
fn TTN_719t1_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t1"),
            Cost("TTN_719t1", 1),
            Stats("TTN_719t1", 1, 1),
            Has("TTN_719t1", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Sparkbot
///
/// `TTN_719t2` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Rush**
///
/// State: Todo
//~ TTN_719t2 todo 41a20792 403ea6f6
#[test]
#[ignore = "todo: TTN_719t2 Sparkbot"]
fn TTN_719t2_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t2"),
            Cost("TTN_719t2", 1),
            Stats("TTN_719t2", 1, 1),
            Has("TTN_719t2", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Sparkbot
///
/// `TTN_719t3` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Windfury**
///
/// State: Todo
//~ TTN_719t3 todo 976b9566 51cfa187
#[test]
#[ignore = "todo: TTN_719t3 Sparkbot"]
fn TTN_719t3_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t3"),
            Cost("TTN_719t3", 1),
            Stats("TTN_719t3", 1, 1),
            Has("TTN_719t3", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Sparkbot
///
/// `TTN_719t4` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Poisonous**
///
/// State: Todo
//~ TTN_719t4 todo 9cbfd434 0966b9cf
#[test]
#[ignore = "todo: TTN_719t4 Sparkbot"]
fn TTN_719t4_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t4"),
            Cost("TTN_719t4", 1),
            Stats("TTN_719t4", 1, 1),
            Has("TTN_719t4", GameTag::POISONOUS),
            Unwritten,
        ],
    );
}

/// # Sparkbot
///
/// `TTN_719t5` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Elusive**
///
/// State: Todo
//~ TTN_719t5 todo fcd66320 05838090
#[test]
#[ignore = "todo: TTN_719t5 Sparkbot"]
fn TTN_719t5_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t5"),
            Cost("TTN_719t5", 1),
            Stats("TTN_719t5", 1, 1),
            Has("TTN_719t5", GameTag::ELUSIVE),
            Unwritten,
        ],
    );
}

/// # Sparkbot
///
/// `TTN_719t6` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Reborn**
///
/// State: Todo
//~ TTN_719t6 todo 12f538ef 867d3867
#[test]
#[ignore = "todo: TTN_719t6 Sparkbot"]
fn TTN_719t6_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t6"),
            Cost("TTN_719t6", 1),
            Stats("TTN_719t6", 1, 1),
            Has("TTN_719t6", GameTag::REBORN),
            Unwritten,
        ],
    );
}

/// # Sparkbot
///
/// `TTN_719t7` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Lifesteal**
///
/// State: Todo
//~ TTN_719t7 todo bb5bf890 973c7c50
#[test]
#[ignore = "todo: TTN_719t7 Sparkbot"]
fn TTN_719t7_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t7"),
            Cost("TTN_719t7", 1),
            Stats("TTN_719t7", 1, 1),
            Has("TTN_719t7", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # V-07-TR-0N Prime
///
/// `TTN_721` · Rogue minion · 6 mana · 3/5
///
/// > **T1T4N** This minion's abilities repeat on another random friendly minion.
///
/// State: Todo
//~ TTN_721 todo 18cec3c5 30120ef1
#[test]
#[ignore = "todo: TTN_721 V-07-TR-0N Prime"]
fn TTN_721_v_07_tr_0n_prime() {
    check(CardClass::Rogue, &[Give("TTN_721"), Cost("TTN_721", 6), Stats("TTN_721", 3, 5), Unwritten]);
}

/// # Attach the Cannons!
///
/// `TTN_721t` · Rogue spell · 0 mana
///
/// > Gain +2/+1. Deal 4 damage to a random enemy.
///
/// State: Todo
//~ TTN_721t todo e9da8a1c 2fad12ad
#[test]
#[ignore = "todo: TTN_721t Attach the Cannons!"]
fn TTN_721t_attach_the_cannons() {
    check(CardClass::Rogue, &[Give("TTN_721t"), Cost("TTN_721t", 0), Unwritten]);
}

/// # Full Power!
///
/// `TTN_721t1` · Rogue spell · 0 mana
///
/// > Gain +1/+2. Draw a card.
///
/// State: Todo
//~ TTN_721t1 todo b80982bb 4231e636
#[test]
#[ignore = "todo: TTN_721t1 Full Power!"]
fn TTN_721t1_full_power() {
    check(CardClass::Rogue, &[Give("TTN_721t1"), Cost("TTN_721t1", 0), Unwritten]);
}

/// # Maximize Defenses!
///
/// `TTN_721t2` · Rogue spell · 0 mana
///
/// > Gain +3 Health and **Elusive**.
///
/// State: Todo
//~ TTN_721t2 todo 18f27a3b 5661a241
#[test]
#[ignore = "todo: TTN_721t2 Maximize Defenses!"]
fn TTN_721t2_maximize_defenses() {
    check(CardClass::Rogue, &[Give("TTN_721t2"), Cost("TTN_721t2", 0), Unwritten]);
}

/// # Tar Slick
///
/// `TTN_726` · Rogue spell · 1 mana
///
/// > Minions take double damage this turn. Deal $1 damage.
///
/// State: Todo
//~ TTN_726 todo b3429e28 de3aa0cc
#[test]
#[ignore = "todo: TTN_726 Tar Slick"]
fn TTN_726_tar_slick() {
    check(CardClass::Rogue, &[Give("TTN_726"), Cost("TTN_726", 1), Unwritten]);
}

/// # Pit Stop
///
/// `TTN_728` · Rogue spell · 2 mana
///
/// > **Discover** a Mech from your deck. Give it +2/+1.
///
/// State: Todo
//~ TTN_728 todo 90ef5060 35a58c19
#[test]
#[ignore = "todo: TTN_728 Pit Stop"]
fn TTN_728_pit_stop() {
    check(CardClass::Rogue, &[Give("TTN_728"), Cost("TTN_728", 2), Unwritten]);
}

/// # Lab Constructor
///
/// `TTN_730` · Rogue minion · 4 mana · 3/2
///
/// > At the end of your turn, summon a copy of this. **Forge:** Gain **Magnetic**.
///
/// State: Todo
//~ TTN_730 todo 23a14cb9 6f56624d
#[test]
#[ignore = "todo: TTN_730 Lab Constructor"]
fn TTN_730_lab_constructor() {
    check(CardClass::Rogue, &[Give("TTN_730"), Cost("TTN_730", 4), Stats("TTN_730", 3, 2), Unwritten]);
}

/// # Lab Constructor
///
/// `TTN_730t` · Rogue minion · 4 mana · 3/2
///
/// > **Forged, Magnetic** At the end of your turn, summon a copy of this.
///
/// State: Todo
//~ TTN_730t todo 9c9aeefe 0f970370
#[test]
#[ignore = "todo: TTN_730t Lab Constructor"]
fn TTN_730t_lab_constructor() {
    check(CardClass::Rogue, &[Give("TTN_730t"), Cost("TTN_730t", 4), Stats("TTN_730t", 3, 2), Unwritten]);
}

/// # Mimiron, the Mastermind
///
/// `TTN_920` · Rogue minion · 3 mana · 2/5
///
/// > After you play a Mech, get a random one of Mimiron's Gadgets.
///
/// State: Todo
//~ TTN_920 todo c77a18b4 8af45e25
#[test]
#[ignore = "todo: TTN_920 Mimiron, the Mastermind"]
fn TTN_920_mimiron_the_mastermind() {
    check(CardClass::Rogue, &[Give("TTN_920"), Cost("TTN_920", 3), Stats("TTN_920", 2, 5), Unwritten]);
}

/// # Mimiron's Blades
///
/// `TTN_920t10` · Rogue spell · 1 mana
///
/// > Deal $3 damage.
///
/// State: Todo
//~ TTN_920t10 todo 0cb248ba 3bdef02e
#[test]
#[ignore = "todo: TTN_920t10 Mimiron's Blades"]
fn TTN_920t10_mimirons_blades() {
    check(CardClass::Rogue, &[Give("TTN_920t10"), Cost("TTN_920t10", 1), Unwritten]);
}

/// # Mimiron's Coolant
///
/// `TTN_920t5` · Rogue spell · 0 mana
///
/// > The next card you play this turn costs (2) less.
///
/// State: Todo
//~ TTN_920t5 todo c24b0d04 68c50ed2
#[test]
#[ignore = "todo: TTN_920t5 Mimiron's Coolant"]
fn TTN_920t5_mimirons_coolant() {
    check(CardClass::Rogue, &[Give("TTN_920t5"), Cost("TTN_920t5", 0), Unwritten]);
}

/// # Mimiron's Cloakfield
///
/// `TTN_920t6` · Rogue spell · 1 mana
///
/// > Give a friendly minion +3 Attack. It gains **Stealth** until your next turn.
///
/// State: Todo
//~ TTN_920t6 todo eb050d43 5d7370cc
#[test]
#[ignore = "todo: TTN_920t6 Mimiron's Cloakfield"]
fn TTN_920t6_mimirons_cloakfield() {
    check(CardClass::Rogue, &[Give("TTN_920t6"), Cost("TTN_920t6", 1), Unwritten]);
}

/// # Mimiron's Switch
///
/// `TTN_920t7` · Rogue spell · 1 mana
///
/// > Choose two minions. They swap stats.
///
/// State: Todo
//~ TTN_920t7 todo 1cb80ecd 6d09124a
#[test]
#[ignore = "todo: TTN_920t7 Mimiron's Switch"]
fn TTN_920t7_mimirons_switch() {
    check(CardClass::Rogue, &[Give("TTN_920t7"), Cost("TTN_920t7", 1), Unwritten]);
}

/// # Mimiron's Horn
///
/// `TTN_920t8` · Rogue spell · 1 mana
///
/// > Give a minion **Taunt** and **Divine Shield**.
///
/// State: Todo
//~ TTN_920t8 todo 5ca1751f 33001325
#[test]
#[ignore = "todo: TTN_920t8 Mimiron's Horn"]
fn TTN_920t8_mimirons_horn() {
    check(CardClass::Rogue, &[Give("TTN_920t8"), Cost("TTN_920t8", 1), Unwritten]);
}

/// # Mimiron's Rewinder
///
/// `TTN_920t9` · Rogue spell · 1 mana
///
/// > Return a minion to its owner's hand.
///
/// State: Todo
//~ TTN_920t9 todo 477082f4 1b103109
#[test]
#[ignore = "todo: TTN_920t9 Mimiron's Rewinder"]
fn TTN_920t9_mimirons_rewinder() {
    check(CardClass::Rogue, &[Give("TTN_920t9"), Cost("TTN_920t9", 1), Unwritten]);
}

/// # Coppertail Snoop
///
/// `TTN_921` · Rogue minion · 3 mana · 4/3
///
/// > **Magnetic** Whenever this attacks, get a Coin.
///
/// State: Todo
//~ TTN_921 todo 12f6f607 dac5835b
#[test]
#[ignore = "todo: TTN_921 Coppertail Snoop"]
fn TTN_921_coppertail_snoop() {
    check(CardClass::Rogue, &[Give("TTN_921"), Cost("TTN_921", 3), Stats("TTN_921", 4, 3), Unwritten]);
}

/// # Gear Shift
///
/// `TTN_922` · Rogue spell · 1 mana
///
/// > Shuffle the two left-most cards in your hand into your deck. Draw 3 cards.
///
/// State: Todo
//~ TTN_922 todo b83742f6 39b04eb1
#[test]
#[ignore = "todo: TTN_922 Gear Shift"]
fn TTN_922_gear_shift() {
    check(CardClass::Rogue, &[Give("TTN_922"), Cost("TTN_922", 1), Unwritten]);
}

/// # SP-3Y3-D3R
///
/// `TTN_923` · Rogue minion · 3 mana · 3/4
///
/// > **Magnetic Stealth** for 1 turn.
///
/// State: Todo
//~ TTN_923 todo ed46d24a f083269e
#[test]
#[ignore = "todo: TTN_923 SP-3Y3-D3R"]
fn TTN_923_sp_3y3_d3r() {
    check(
        CardClass::Rogue,
        &[Give("TTN_923"), Cost("TTN_923", 3), Stats("TTN_923", 3, 4), Has("TTN_923", GameTag::STEALTH), Unwritten],
    );
}

/// # Kaja'mite Creation
///
/// `TTN_925` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry: Discover** a spell from another class that costs (3) or less.
///
/// State: Todo
//~ TTN_925 todo d28ff3d9 0088bf5b
#[test]
#[ignore = "todo: TTN_925 Kaja'mite Creation"]
fn TTN_925_kajamite_creation() {
    check(CardClass::Rogue, &[Give("TTN_925"), Cost("TTN_925", 2), Stats("TTN_925", 3, 2), Unwritten]);
}

/// # Assembly Line
///
/// `YOG_410` · Rogue spell · 1 mana
///
/// > **Discover** a Mech from another class.
///
/// State: Todo
//~ YOG_410 todo 8374fe84 3236cc3c
#[test]
#[ignore = "todo: YOG_410 Assembly Line"]
fn YOG_410_assembly_line() {
    check(CardClass::Rogue, &[Give("YOG_410"), Cost("YOG_410", 1), Unwritten]);
}

/// # Tentacle Grip
///
/// `YOG_526` · Rogue spell · 2 mana
///
/// > Deal $3 damage. **Combo:** Get a 1/1 Chaotic Tendril.
///
/// State: Todo
//~ YOG_526 todo 7259dbe3 aa3db844
#[test]
#[ignore = "todo: YOG_526 Tentacle Grip"]
fn YOG_526_tentacle_grip() {
    check(CardClass::Rogue, &[Give("YOG_526"), Cost("YOG_526", 2), Unwritten]);
}

/// # Tiny Worldbreaker
///
/// `YOG_527` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** If you control another Mech, deal 4 damage.
///
/// State: Todo
//~ YOG_527 todo 573ef8d5 6ec97d69
#[test]
#[ignore = "todo: YOG_527 Tiny Worldbreaker"]
fn YOG_527_tiny_worldbreaker() {
    check(CardClass::Rogue, &[Give("YOG_527"), Cost("YOG_527", 4), Stats("YOG_527", 4, 4), Unwritten]);
}
