//! Warrior cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b417969c

/// `CAP_101` · Warrior spell · 1 mana
/// > Deal $2 damage to a random enemy. Give a playable Pirate in your hand this effect for a turn.
///
/// State: Todo
//~ todo CAP_101 6b01a3f1 19b56e6d cf75a12e.6d2bd40a
#[test]
#[ignore = "todo: Follow the Fuse"]
fn CAP_101_follow_the_fuse() {
    unwritten("CAP_101");
}

/// `CAP_103` · Warrior weapon · 3 mana · 3/2 durability
/// > After your hero attacks, your Cannoneers FIRE!
///
/// State: Todo
//~ todo CAP_103 1d7027c6 ec705794 f1922ebe.dbd06e3f
#[test]
#[ignore = "todo: Hand Cannon"]
fn CAP_103_hand_cannon() {
    unwritten("CAP_103");
}

/// `CAP_104` · Warrior minion · 2 mana · 2/3
/// > On your turn, friendly Pirates deal 1 more damage.
///
/// State: Done
//~ done CAP_104 5a0131d2 - bd2909f9.1d293419
#[test]
fn CAP_104_blastpowder_engineer() {
    check(
        CardClass::Warrior,
        &[
            Give("CAP_104"),
            Cost("CAP_104", 2),
            Stats("CAP_104", 2, 3),
            Friend("CS2_146"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CAP_104", Nothing),
            Attack(Nth(1), TheirHero),
            Health(TheirHero, 27),
            Attack(Nth(2), TheirHero),
            Health(TheirHero, 23),
            EndTurn,
            Attack(Nth(3), Nth(1)),
            Health(Nth(3), 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Friend("CAP_104"),
            Enemy("CS2_146"),
            Attack(Nth(0), TheirHero),
            Health(TheirHero, 27),
            EndTurn,
            Attack(Nth(1), MyHero),
            Health(MyHero, 28),
        ],
    );
}

/// `CAP_106` · Warrior minion · 5 mana · 4/5
/// > Your Cannoneers fire an additional shot. **Battlecry**: Summon two 1/1 Cannoneers.
///
/// State: Todo
//~ todo CAP_106 f8da4b5b c5e09534 93a0b2f4.ab663137
#[test]
#[ignore = "todo: Captain Crowley"]
fn CAP_106_captain_crowley() {
    unwritten("CAP_106");
}

/// `CAP_107` · Warrior minion · 1 mana · 3/1
/// > **Battlecry:** Get a 1/1 Cannoneer that deals 1 damage to a random enemy at end of turn.
///
/// State: Todo
//~ todo CAP_107 8eeb5231 336a9218 47d209cf.e83f9889
#[test]
#[ignore = "todo: Cannonmaster"]
fn CAP_107_cannonmaster() {
    unwritten("CAP_107");
}

/// `JAIL_384` · Warrior minion · 8 mana · 10/10
/// > **Taunt Start of Game:** Duplicate all other **Legendary** cards in your deck.
///
/// State: Todo
//~ todo JAIL_384 762c15b5 fc070393 d5bf21ad.a8043eb6
#[test]
#[ignore = "todo: Chainbreaker Hogger"]
fn JAIL_384_chainbreaker_hogger() {
    unwritten("JAIL_384");
}

/// `JAIL_386` · Warrior spell · 1 mana
/// > Gain 2 Armor. Shuffle five Gear spells into your deck that give 2 Armor when drawn.
///
/// State: Todo
//~ todo JAIL_386 1b95c175 a38369ca 45ed94a6.86a27237
#[test]
#[ignore = "todo: Scramble for Gear"]
fn JAIL_386_scramble_for_gear() {
    unwritten("JAIL_386");
}

/// `JAIL_421` · Warrior minion · 4 mana · 3/3
/// > **Charge**. If four friendly characters take damage on one of your turns, summon this from hand or deck.
///
/// State: Todo
//~ todo JAIL_421 b9da6a11 f497a172 4e567394.808fe039
#[test]
#[ignore = "todo: Warptooth"]
fn JAIL_421_warptooth() {
    unwritten("JAIL_421");
}

/// `JAIL_455` · Warrior minion · 2 mana · 2/4
/// > Can be played on either side. **Battlecry:** Deal 1 damage to all other friendly minions, twice.
///
/// State: Todo
//~ todo JAIL_455 bd14c748 b1495568 a9c4feee.023aaca2
#[test]
#[ignore = "todo: Disguised Watchman"]
fn JAIL_455_disguised_watchman() {
    unwritten("JAIL_455");
}

/// `JAIL_455a` · Warrior spell · 1 mana
/// > This was played on the friendly side.
///
/// State: Todo
//~ todo JAIL_455a 34c8ccfe 1b91addf a33741d2.43b6cb84
#[test]
#[ignore = "todo: Detected!"]
fn JAIL_455a_detected() {
    unwritten("JAIL_455a");
}

/// `JAIL_455b` · Warrior spell · 1 mana
/// > This was played on the enemy side.
///
/// State: Todo
//~ todo JAIL_455b 4d7aac6c 1ec33b38 6e1116c4.b47a1546
#[test]
#[ignore = "todo: Disguised!"]
fn JAIL_455b_disguised() {
    unwritten("JAIL_455b");
}
