//! Rogue cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 65f2cab5

/// `EDR_524` · Rogue minion · 4 mana · 3/5
/// > **Battlecry:** If you're holding one of the same cards as your opponent, shuffle theirs into their deck.
///
/// State: Todo
//~ todo EDR_524 6952e3a5 6c0650b7 0e43a389.69da59c4
#[test]
#[ignore = "todo: Shadowcloaked Assailant"]
fn EDR_524_shadowcloaked_assailant() {
    unwritten("EDR_524");
}

/// `EDR_525` · Rogue weapon · 3 mana · 1/3 durability
/// > **Choose One -** Gain **Poisonous** this turn; or Gain "**Deathrattle:** Deal 2 damage to all enemies."
///
/// State: Done
//~ done EDR_525 a3a16e6c - 3785964d.2614de83
#[test]
fn EDR_525_barbed_thorn() {
    check(
        CardClass::Rogue,
        &[
            Give("EDR_525"),
            Cost("EDR_525", 3),
            Stats("EDR_525", 1, 3),
            Enemy("CS2_182"),
            PlayOption("EDR_525", 0, Nothing),
            HasNow(MyWeapon, GameTag::POISONOUS),
            Kill(MyWeapon),
            Damage(Nth(1), 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Enemy("CS2_182"),
            PlayOption("EDR_525", 1, Nothing),
            HasNot(MyWeapon, GameTag::POISONOUS),
            Kill(MyWeapon),
            Damage(Nth(0), 2),
            Health(TheirHero, 28),
        ],
    );
}

/// `EDR_525A` · Rogue spell · 3 mana
/// > Gain **Poisonous** this turn.
///
/// State: Done
//~ done EDR_525A 27fdb37c - f470b9ff.110ae218
#[test]
fn EDR_525A_extra_eyes() {
    check(
        CardClass::Rogue,
        &[
            Give("EDR_525A"),
            Cost("EDR_525A", 3),
            Enemy("CS2_200"),
            PlayOption("EDR_525", 0, Nothing),
            HasNow(MyWeapon, GameTag::POISONOUS),
            Attack(MyHero, Nth(1)),
            Dead(Nth(1)),
            EndTurn,
            HasNot(MyWeapon, GameTag::POISONOUS),
        ],
    );
}

/// `EDR_525B` · Rogue spell · 3 mana
/// > Gain "**Deathrattle:** Deal 2 damage to all enemies."
///
/// State: Done
//~ done EDR_525B dd836a7c - e9708da7.92448c97
#[test]
fn EDR_525B_extra_thorns() {
    check(
        CardClass::Rogue,
        &[
            Give("EDR_525B"),
            Cost("EDR_525B", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("EDR_525", 1, Nothing),
            HasNot(MyWeapon, GameTag::POISONOUS),
            Kill(MyWeapon),
            Damage(Nth(2), 2),
            Health(TheirHero, 28),
            Damage(Nth(1), 0),
            Health(MyHero, 30),
        ],
    );
}

/// `EDR_526` · Rogue minion · 3 mana · 3/3
/// > **Battlecry:** Trap @ random \|4(card, cards) in your opponent's hand for a turn. *(Improved for each time you've played this.)*
///
/// State: Todo
//~ todo EDR_526 c61a9939 98e626c0 95cdc9c6.e6d2e2f5
#[test]
#[ignore = "todo: Renferal, the Malignant"]
fn EDR_526_renferal_the_malignant() {
    unwritten("EDR_526");
}

/// `EDR_527` · Rogue minion · 9 mana · 7/7
/// > **Battlecry:** Fill your hand with copies of cards from your opponent's deck. They cost (3) less.
///
/// State: Todo
//~ todo EDR_527 7ec4e706 f9aba464 40dd12ec.50654f7d
#[test]
#[ignore = "todo: Ashamane"]
fn EDR_527_ashamane() {
    unwritten("EDR_527");
}

/// `EDR_528` · Rogue spell · 1 mana
/// > **Discover** a copy of a minion in your opponent's deck. **Combo:** With a **Dark Gift**.
///
/// State: Todo
//~ todo EDR_528 b7140d3c fe04c8b2 758473d7.d03ce1ba
#[test]
#[ignore = "todo: Nightmare Fuel"]
fn EDR_528_nightmare_fuel() {
    unwritten("EDR_528");
}

/// `EDR_540` · Rogue minion · 2 mana · 2/3
/// > Whenever you play another minion you've already played, draw a card.
///
/// State: Todo
//~ todo EDR_540 4f81c888 3431d45a a286d382.5d3a7547
#[test]
#[ignore = "todo: Twisted Webweaver"]
fn EDR_540_twisted_webweaver() {
    unwritten("EDR_540");
}

/// `EDR_781` · Rogue minion · 3 mana · 2/3
/// > Whenever this enters your hand from the battlefield, summon two random 2-Cost minions.
///
/// State: Todo
//~ todo EDR_781 231d9c4e 285dd636 0c54c143.86e262cc
#[test]
#[ignore = "todo: Harbinger of the Blighted"]
fn EDR_781_harbinger_of_the_blighted() {
    unwritten("EDR_781");
}

/// `FIR_919` · Rogue minion · 4 mana · 3/2
/// > Costs (1) less for each card you've played this turn. **Deathrattle:** At end of turn, get another Phoenix.
///
/// State: Todo
//~ todo FIR_919 620c944b 2df68c58 eb0ee8ff.9d32f203
#[test]
#[ignore = "todo: Everburning Phoenix"]
fn FIR_919_everburning_phoenix() {
    unwritten("FIR_919");
}

/// `FIR_920` · Rogue spell · Fire · 2 mana
/// > **Discover** a **Combo**, **Battlecry**, or **Stealth** minion with a **Dark Gift**.
///
/// State: Todo
//~ todo FIR_920 c128ba7c 63cfd86c 8a2b23b7.17a864b0
#[test]
#[ignore = "todo: Smoke Bomb"]
fn FIR_920_smoke_bomb() {
    unwritten("FIR_920");
}

/// `FIR_922` · Rogue weapon · 1 mana · 1/2 durability
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, gain +3 Attack.
///
/// State: Todo
//~ todo FIR_922 719d0bed fa8c062b 0aac7d9a.38b3e413
#[test]
#[ignore = "todo: Cindersword"]
fn FIR_922_cindersword() {
    unwritten("FIR_922");
}
