//! Warrior cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Follow the Fuse
///
/// `CAP_101` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a random enemy. Give a playable Pirate in your hand this effect for a turn.
///
/// State: Todo
//~ CAP_101 todo 4ebeabde 37a822d9
#[test]
#[ignore = "todo: CAP_101 Follow the Fuse"]
fn CAP_101_follow_the_fuse() {
    check(CardClass::Warrior, &[Give("CAP_101"), Cost("CAP_101", 1), Unwritten]);
}

/// # Land Ho!
///
/// `CAP_102` · Warrior spell · 4 mana
///
/// > Draw 2 cards. Summon two 1/1 Cannoneers.
///
/// State: Todo
//~ CAP_102 todo a462a382 53adc40b
#[test]
#[ignore = "todo: CAP_102 Land Ho!"]
fn CAP_102_land_ho() {
    check(CardClass::Warrior, &[Give("CAP_102"), Cost("CAP_102", 4), Unwritten]);
}

/// # Hand Cannon
///
/// `CAP_103` · Warrior weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, your Cannoneers FIRE!
///
/// State: Todo
//~ CAP_103 todo 2091b0ec 69cabb09
#[test]
#[ignore = "todo: CAP_103 Hand Cannon"]
fn CAP_103_hand_cannon() {
    check(CardClass::Warrior, &[Give("CAP_103"), Cost("CAP_103", 3), Stats("CAP_103", 3, 2), Unwritten]);
}

/// # Blastpowder Engineer
///
/// `CAP_104` · Warrior minion · 2 mana · 2/3
///
/// > On your turn, friendly Pirates deal 1 more damage.
///
/// State: Todo
//~ CAP_104 todo 01e8aae6 45bf7947
#[test]
#[ignore = "todo: CAP_104 Blastpowder Engineer"]
fn CAP_104_blastpowder_engineer() {
    check(CardClass::Warrior, &[Give("CAP_104"), Cost("CAP_104", 2), Stats("CAP_104", 2, 3), Unwritten]);
}

/// # Hook n' Heave
///
/// `CAP_105` · Warrior spell · 2 mana
///
/// > **Discover** a Pirate. Summon two 1/1 Cannoneers.
///
/// State: Todo
//~ CAP_105 todo 81ace236 422d4a99
#[test]
#[ignore = "todo: CAP_105 Hook n' Heave"]
fn CAP_105_hook_n_heave() {
    check(CardClass::Warrior, &[Give("CAP_105"), Cost("CAP_105", 2), Unwritten]);
}

/// # Cutlass Cutthroat
///
/// `CAP_105t` · Warrior minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ CAP_105t vanilla 8fe576dc a300df74
#[test]
fn CAP_105t_cutlass_cutthroat() {
    check(
        CardClass::Warrior,
        &[
            Give("CAP_105t"),
            Cost("CAP_105t", 1),
            Stats("CAP_105t", 1, 1),
            Has("CAP_105t", GameTag::RUSH),
            Play("CAP_105t", Nothing),
            In(The("CAP_105t"), Zone::Play),
            Now(The("CAP_105t"), 1, 1),
            HasNow(The("CAP_105t"), GameTag::RUSH),
        ],
    );
}

/// # Captain Crowley
///
/// `CAP_106` · Warrior minion · 5 mana · 4/5
///
/// > Your Cannoneers fire an additional shot. **Battlecry**: Summon two 1/1 Cannoneers.
///
/// State: Todo
//~ CAP_106 todo b3abc7a5 712fe0b0
#[test]
#[ignore = "todo: CAP_106 Captain Crowley"]
fn CAP_106_captain_crowley() {
    check(CardClass::Warrior, &[Give("CAP_106"), Cost("CAP_106", 5), Stats("CAP_106", 4, 5), Unwritten]);
}

/// # Cannonmaster
///
/// `CAP_107` · Warrior minion · 1 mana · 3/1
///
/// > **Battlecry:** Get a 1/1 Cannoneer that deals 1 damage to a random enemy at end of turn.
///
/// State: Todo
//~ CAP_107 todo 71dbd427 dd89ef44
#[test]
#[ignore = "todo: CAP_107 Cannonmaster"]
fn CAP_107_cannonmaster() {
    check(CardClass::Warrior, &[Give("CAP_107"), Cost("CAP_107", 1), Stats("CAP_107", 3, 1), Unwritten]);
}

/// # Cannoneer
///
/// `CAP_107t` · Warrior minion · 1 mana · 1/1
///
/// > At the end of your turn, deal 1 damage to a random enemy.
///
/// State: Todo
//~ CAP_107t todo 02867866 f1a1d0a6
#[test]
#[ignore = "todo: CAP_107t Cannoneer"]
fn CAP_107t_cannoneer() {
    check(CardClass::Warrior, &[Give("CAP_107t"), Cost("CAP_107t", 1), Stats("CAP_107t", 1, 1), Unwritten]);
}

/// # Rioter
///
/// `JAIL_029` · Warrior minion · 3 mana · 1/6
///
/// > After a friendly minion survives damage, give it +1 Attack.
///
/// State: Todo
//~ JAIL_029 todo fc49e697 c2f38974
#[test]
#[ignore = "todo: JAIL_029 Rioter"]
fn JAIL_029_rioter() {
    check(CardClass::Warrior, &[Give("JAIL_029"), Cost("JAIL_029", 3), Stats("JAIL_029", 1, 6), Unwritten]);
}

/// # Crowd Control
///
/// `JAIL_307` · Warrior spell · Fire · 5 mana
///
/// > Deal $2 damage to all minions, twice. If your deck has 25 or more cards, this costs (2) less.
///
/// State: Todo
//~ JAIL_307 todo 32087725 a1992265
#[test]
#[ignore = "todo: JAIL_307 Crowd Control"]
fn JAIL_307_crowd_control() {
    check(CardClass::Warrior, &[Give("JAIL_307"), Cost("JAIL_307", 5), Unwritten]);
}

/// # Scrappy Defender
///
/// `JAIL_311` · Warrior minion · 4 mana · 2/7
///
/// > **Taunt** Has +5 Attack if your deck has 25 or more cards.
///
/// State: Todo
//~ JAIL_311 todo 2e069f42 161a9a68
#[test]
#[ignore = "todo: JAIL_311 Scrappy Defender"]
fn JAIL_311_scrappy_defender() {
    check(
        CardClass::Warrior,
        &[Give("JAIL_311"), Cost("JAIL_311", 4), Stats("JAIL_311", 2, 7), Has("JAIL_311", GameTag::TAUNT), Unwritten],
    );
}

/// # Ball and Chain
///
/// `JAIL_376` · Warrior weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Give your damaged minions +1/+2.
///
/// State: Todo
//~ JAIL_376 todo 31aa533b 636261b4
#[test]
#[ignore = "todo: JAIL_376 Ball and Chain"]
fn JAIL_376_ball_and_chain() {
    check(CardClass::Warrior, &[Give("JAIL_376"), Cost("JAIL_376", 1), Stats("JAIL_376", 1, 2), Unwritten]);
}

/// # Chainbreaker Hogger
///
/// `JAIL_384` · Warrior minion · 8 mana · 10/10
///
/// > **Taunt Start of Game:** Duplicate all other **Legendary** cards in your deck.
///
/// State: Todo
//~ JAIL_384 todo f33b4db4 874d2c57
#[test]
#[ignore = "todo: JAIL_384 Chainbreaker Hogger"]
fn JAIL_384_chainbreaker_hogger() {
    check(
        CardClass::Warrior,
        &[Give("JAIL_384"), Cost("JAIL_384", 8), Stats("JAIL_384", 10, 10), Has("JAIL_384", GameTag::TAUNT), Unwritten],
    );
}

/// # Scramble for Gear
///
/// `JAIL_386` · Warrior spell · 1 mana
///
/// > Gain 2 Armor. Shuffle five Gear spells into your deck that give 2 Armor when drawn.
///
/// State: Todo
//~ JAIL_386 todo 2b953ac7 cab9b291
#[test]
#[ignore = "todo: JAIL_386 Scramble for Gear"]
fn JAIL_386_scramble_for_gear() {
    check(CardClass::Warrior, &[Give("JAIL_386"), Cost("JAIL_386", 1), Unwritten]);
}

/// # Found Gear!
///
/// `JAIL_386t` · Warrior spell · 1 mana
///
/// > **Casts When Drawn** Gain 2 Armor.
///
/// State: Todo
//~ JAIL_386t todo ff283492 8b0b1ce6
#[test]
#[ignore = "todo: JAIL_386t Found Gear!"]
fn JAIL_386t_found_gear() {
    check(CardClass::Warrior, &[Give("JAIL_386t"), Cost("JAIL_386t", 1), Unwritten]);
}

/// # Release the Beasts
///
/// `JAIL_387` · Warrior spell · 2 mana
///
/// > Give minions in your hand +1/+1. **Legendary** minions get an extra +2/+1.
///
/// State: Todo
//~ JAIL_387 todo 8fe1a581 6fc301d8
#[test]
#[ignore = "todo: JAIL_387 Release the Beasts"]
fn JAIL_387_release_the_beasts() {
    check(CardClass::Warrior, &[Give("JAIL_387"), Cost("JAIL_387", 2), Unwritten]);
}

/// # Warptooth
///
/// `JAIL_421` · Warrior minion · 4 mana · 3/3
///
/// > **Charge**. If four friendly characters take damage on one of your turns, summon this from hand or deck.
///
/// State: Todo
//~ JAIL_421 todo 1bd796c5 15deb817
#[test]
#[ignore = "todo: JAIL_421 Warptooth"]
fn JAIL_421_warptooth() {
    check(
        CardClass::Warrior,
        &[Give("JAIL_421"), Cost("JAIL_421", 4), Stats("JAIL_421", 3, 3), Has("JAIL_421", GameTag::CHARGE), Unwritten],
    );
}

/// # Rampaging Hound
///
/// `JAIL_435` · Warrior minion · 7 mana · 4/12
///
/// > **Prepare Battlecry:** Force all enemy minions to attack this.
///
/// State: Todo
//~ JAIL_435 todo 6ed6c8f0 111b3781
#[test]
#[ignore = "todo: JAIL_435 Rampaging Hound"]
fn JAIL_435_rampaging_hound() {
    check(CardClass::Warrior, &[Give("JAIL_435"), Cost("JAIL_435", 7), Stats("JAIL_435", 4, 12), Unwritten]);
}

/// # Disguised Watchman
///
/// `JAIL_455` · Warrior minion · 2 mana · 2/4
///
/// > Can be played on either side. **Battlecry:** Deal 1 damage to all other friendly minions, twice.
///
/// State: Todo
//~ JAIL_455 todo b2236771 bd62d4e5
#[test]
#[ignore = "todo: JAIL_455 Disguised Watchman"]
fn JAIL_455_disguised_watchman() {
    check(CardClass::Warrior, &[Give("JAIL_455"), Cost("JAIL_455", 2), Stats("JAIL_455", 2, 4), Unwritten]);
}

/// # Detected!
///
/// `JAIL_455a` · Warrior spell · 1 mana
///
/// > This was played on the friendly side.
///
/// State: Todo
//~ JAIL_455a todo d49db19c 803333a6
#[test]
#[ignore = "todo: JAIL_455a Detected!"]
fn JAIL_455a_detected() {
    check(CardClass::Warrior, &[Give("JAIL_455a"), Cost("JAIL_455a", 1), Unwritten]);
}

/// # Disguised!
///
/// `JAIL_455b` · Warrior spell · 1 mana
///
/// > This was played on the enemy side.
///
/// State: Todo
//~ JAIL_455b todo 34484f09 5a409766
#[test]
#[ignore = "todo: JAIL_455b Disguised!"]
fn JAIL_455b_disguised() {
    check(CardClass::Warrior, &[Give("JAIL_455b"), Cost("JAIL_455b", 1), Unwritten]);
}
