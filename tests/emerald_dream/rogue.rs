//! Rogue cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 65f2cab5

/// # Tricky Satyr
///
/// `EDR_521` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** Get a copy of the lowest Cost card in your opponent's hand.
///
/// State: Derived
//~ derived EDR_521 74bbc56d 52c0ce53 955a09f2.8428cfa1
#[test]
fn EDR_521_tricky_satyr() {
    check(
        CardClass::Rogue,
        &[
            Give("EDR_521"),
            Cost("EDR_521", 3),
            Stats("EDR_521", 4, 3),
            Give("CS2_182"),
            GiveThem("CS2_120"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_521", Nothing),
            Is(InHand(1), "CS2_120"),
            CostNow(InHand(1), 2),
            Now(InHand(1), 2, 3),
            HandCount(Mine, 2),
        ],
    );
}

/// # Tricky
///
/// `EDR_521e1` · Demon Hunter enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived EDR_521e1 136cc961 944a4c12 b6d7d19d.c84fda8a
#[test]
fn EDR_521e1_tricky() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "EDR_521e1"), Now(My(0), 6, 1)]);
}

/// # Tricked
///
/// `EDR_521e2` · Demon Hunter enchantment
///
/// > -1 Attack.
///
/// State: Derived
//~ derived EDR_521e2 f2b50adf 02863cd6 ad85f75f.ad0c51cf
#[test]
fn EDR_521e2_tricked() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "EDR_521e2"), Now(My(0), 4, 1)]);
}

/// # Mimicry
///
/// `EDR_522` · Rogue spell · 1 mana
///
/// > Your opponent draws 2 cards. You get copies of them.
///
/// State: Derived
//~ derived EDR_522 463559af 8dfef4f6 7616093b.bc0db489
#[test]
fn EDR_522_mimicry() {
    check(
        CardClass::Rogue,
        &[
            Give("EDR_522"),
            Cost("EDR_522", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_522", Nothing),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            CostNow(InTheirHand(1), 4),
            Now(InTheirHand(1), 4, 5),
            HandCount(Mine, 2),
            DeckCount(Theirs, 18),
            HandCount(Theirs, 2),
        ],
    );
}

/// # Web of Deception
///
/// `EDR_523` · Rogue spell · 2 mana
///
/// > Return a friendly minion to your hand to summon a 4/4 Spider with **Stealth**.
///
/// State: Derived
//~ derived EDR_523 057a36bb fb58b7f6 7d77aae5.f793e0d8
#[test]
fn EDR_523_web_of_deception() {
    check(
        CardClass::Rogue,
        &[
            Give("EDR_523"),
            Cost("EDR_523", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_523", On(Nth(1))),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            CostNow(Nth(1), 4),
            In(Nth(1), Zone::Hand),
            In(The("EDR_523t"), Zone::Play),
            Now(The("EDR_523t"), 4, 4),
        ],
    );
}

/// # Skittering Spiderling
///
/// `EDR_523t` · Rogue minion · 4 mana · 4/4
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla EDR_523t 473e8522 92c01447 4f5117f5.86cd88a1
#[test]
fn EDR_523t_skittering_spiderling() {
    check(
        CardClass::Rogue,
        &[
            Give("EDR_523t"),
            Cost("EDR_523t", 4),
            Stats("EDR_523t", 4, 4),
            Has("EDR_523t", GameTag::STEALTH),
            Play("EDR_523t", Nothing),
            In(The("EDR_523t"), Zone::Play),
            Now(The("EDR_523t"), 4, 4),
            HasNow(The("EDR_523t"), GameTag::STEALTH),
        ],
    );
}

/// # Shadowcloaked Assailant
///
/// `EDR_524` · Rogue minion · 4 mana · 3/5
///
/// > **Battlecry:** If you're holding one of the same cards as your opponent, shuffle theirs into their deck.
///
/// State: Todo
//~ todo EDR_524 6fdffe90 a572fe7e 0e43a389.69da59c4
#[test]
#[ignore = "todo: EDR_524 Shadowcloaked Assailant"]
fn EDR_524_shadowcloaked_assailant() {
    check(CardClass::Rogue, &[Give("EDR_524"), Cost("EDR_524", 4), Stats("EDR_524", 3, 5), Unwritten]);
}

/// # Barbed Thorn
///
/// `EDR_525` · Rogue weapon · 3 mana · 1/3 durability
///
/// > **Choose One -** Gain **Poisonous** this turn; or Gain "**Deathrattle:** Deal 2 damage to all enemies."
///
/// State: Done
//~ done EDR_525 62c3bacf - 3785964d.2614de83
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

/// # Extra Eyes
///
/// `EDR_525A` · Rogue spell · 3 mana
///
/// > Gain **Poisonous** this turn.
///
/// State: Done
//~ done EDR_525A 88fff547 - f470b9ff.110ae218
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

/// # Extra Thorns
///
/// `EDR_525B` · Rogue spell · 3 mana
///
/// > Gain "**Deathrattle:** Deal 2 damage to all enemies."
///
/// State: Done
//~ done EDR_525B ef42de85 - e9708da7.92448c97
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

/// # Barbed Upgrade
///
/// `EDR_525e` · Rogue enchantment
///
/// > **Deathrattle:** Deal 2 damage to all enemies.
///
/// State: Derived
//~ derived EDR_525e 9e677a87 08d15127 6edb2193.74248aa1
#[test]
fn EDR_525e_barbed_upgrade() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "EDR_525e"),
            Kill(Nth(0)),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Corrupted Toxins
///
/// `EDR_525e1` · Hunter enchantment
///
/// > **Poisonous** this turn.
///
/// State: Derived
//~ derived EDR_525e1 3cc32260 f7c2e65a acc68634.495a4777
#[test]
fn EDR_525e1_corrupted_toxins() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "EDR_525e1"),
            HasNow(My(0), GameTag::POISONOUS),
            EndTurn,
            HasNot(My(0), GameTag::POISONOUS),
        ],
    );
}

/// # Renferal, the Malignant
///
/// `EDR_526` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** Trap @ random \|4(card, cards) in your opponent's hand for a turn. *(Improved for each time you've played this.)*
///
/// State: Todo
//~ todo EDR_526 cfb68ad5 dc5186e7 95cdc9c6.e6d2e2f5
#[test]
#[ignore = "todo: EDR_526 Renferal, the Malignant"]
fn EDR_526_renferal_the_malignant() {
    check(CardClass::Rogue, &[Give("EDR_526"), Cost("EDR_526", 3), Stats("EDR_526", 3, 3), Unwritten]);
}

/// # Ashamane
///
/// `EDR_527` · Rogue minion · 9 mana · 7/7
///
/// > **Battlecry:** Fill your hand with copies of cards from your opponent's deck. They cost (3) less.
///
/// State: Todo
//~ todo EDR_527 ade3fc12 75cf2eff 40dd12ec.50654f7d
#[test]
#[ignore = "todo: EDR_527 Ashamane"]
fn EDR_527_ashamane() {
    check(CardClass::Rogue, &[Give("EDR_527"), Cost("EDR_527", 9), Stats("EDR_527", 7, 7), Unwritten]);
}

/// # Nightmare Fuel
///
/// `EDR_528` · Rogue spell · 1 mana
///
/// > **Discover** a copy of a minion in your opponent's deck. **Combo:** With a **Dark Gift**.
///
/// State: Todo
//~ todo EDR_528 f6b7d934 03b60d4f 758473d7.d03ce1ba
#[test]
#[ignore = "todo: EDR_528 Nightmare Fuel"]
fn EDR_528_nightmare_fuel() {
    check(CardClass::Rogue, &[Give("EDR_528"), Cost("EDR_528", 1), Unwritten]);
}

/// # Twisted Webweaver
///
/// `EDR_540` · Rogue minion · 2 mana · 2/3
///
/// > Whenever you play another minion you've already played, draw a card.
///
/// State: Todo
//~ todo EDR_540 df2c44e5 1ccaad07 a286d382.5d3a7547
#[test]
#[ignore = "todo: EDR_540 Twisted Webweaver"]
fn EDR_540_twisted_webweaver() {
    check(CardClass::Rogue, &[Give("EDR_540"), Cost("EDR_540", 2), Stats("EDR_540", 2, 3), Unwritten]);
}

/// # Harbinger of the Blighted
///
/// `EDR_781` · Rogue minion · 3 mana · 2/3
///
/// > Whenever this enters your hand from the battlefield, summon two random 2-Cost minions.
///
/// State: Todo
//~ todo EDR_781 f81af34a b83cf570 0c54c143.86e262cc
#[test]
#[ignore = "todo: EDR_781 Harbinger of the Blighted"]
fn EDR_781_harbinger_of_the_blighted() {
    check(CardClass::Rogue, &[Give("EDR_781"), Cost("EDR_781", 3), Stats("EDR_781", 2, 3), Unwritten]);
}

/// # Everburning Phoenix
///
/// `FIR_919` · Rogue minion · 4 mana · 3/2
///
/// > Costs (1) less for each card you've played this turn. **Deathrattle:** At end of turn, get another Phoenix.
///
/// State: Todo
//~ todo FIR_919 b509e530 6e88e387 eb0ee8ff.9d32f203
#[test]
#[ignore = "todo: FIR_919 Everburning Phoenix"]
fn FIR_919_everburning_phoenix() {
    check(CardClass::Rogue, &[Give("FIR_919"), Cost("FIR_919", 4), Stats("FIR_919", 3, 2), Unwritten]);
}

/// # Smoke Bomb
///
/// `FIR_920` · Rogue spell · Fire · 2 mana
///
/// > **Discover** a **Combo**, **Battlecry**, or **Stealth** minion with a **Dark Gift**.
///
/// State: Todo
//~ todo FIR_920 4c564e7d 31addaf1 8a2b23b7.17a864b0
#[test]
#[ignore = "todo: FIR_920 Smoke Bomb"]
fn FIR_920_smoke_bomb() {
    check(CardClass::Rogue, &[Give("FIR_920"), Cost("FIR_920", 2), Unwritten]);
}

/// # Cindersword
///
/// `FIR_922` · Rogue weapon · 1 mana · 1/2 durability
///
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, gain +3 Attack.
///
/// State: Todo
//~ todo FIR_922 1142d0e3 98323c2c 0aac7d9a.38b3e413
#[test]
#[ignore = "todo: FIR_922 Cindersword"]
fn FIR_922_cindersword() {
    check(CardClass::Rogue, &[Give("FIR_922"), Cost("FIR_922", 1), Stats("FIR_922", 1, 2), Unwritten]);
}

/// # Fiery
///
/// `FIR_922e` · Rogue enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived FIR_922e e77102ca f89e7478 084bab2d.fc2d73f0
#[test]
fn FIR_922e_fiery() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "FIR_922e"), Now(My(0), 8, 1)]);
}
