//! Warrior cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b417969c

/// # Follow the Fuse
///
/// `CAP_101` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a random enemy. Give a playable Pirate in your hand this effect for a turn.
///
/// State: Todo
//~ todo CAP_101 1197194c 2bccda24 cf75a12e.6d2bd40a
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
/// State: Derived
//~ derived CAP_102 b1c02d67 424e61c2 dcdc53c5.080cd48e
#[test]
fn CAP_102_land_ho() {
    check(
        CardClass::Warrior,
        &[
            Give("CAP_102"),
            Cost("CAP_102", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CAP_102", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            In(The("CAP_107t"), Zone::Play),
            Now(The("CAP_107t"), 1, 1),
        ],
    );
}

/// # Hand Cannon
///
/// `CAP_103` · Warrior weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, your Cannoneers FIRE!
///
/// State: Todo
//~ todo CAP_103 632c8462 6be48b31 f1922ebe.dbd06e3f
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
/// State: Done
//~ done CAP_104 f990e378 - bd2909f9.1d293419
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

/// # Hook n' Heave
///
/// `CAP_105` · Warrior spell · 2 mana
///
/// > **Discover** a Pirate. Summon two 1/1 Cannoneers.
///
/// State: Derived
//~ derived CAP_105 32b14f49 3ee97883 d1d57610.a658e588
#[test]
fn CAP_105_hook_n_heave() {
    check(
        CardClass::Warrior,
        &[
            Give("CAP_105"),
            Cost("CAP_105", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("CAP_105", Nothing),
            ChooseCard("GVG_070"),
            Is(InHand(0), "GVG_070"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 7, 4),
            BoardCount(Mine, 3),
            HandCount(Mine, 1),
            In(The("CAP_107t"), Zone::Play),
            Now(The("CAP_107t"), 1, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("CAP_105"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("CAP_105", Nothing),
            Choose(0),
        ],
    );
}

/// # Cutlass Cutthroat
///
/// `CAP_105t` · Warrior minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla CAP_105t e88fc72a e1974824 328a3ce0.57b12c28
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
//~ todo CAP_106 948c23c2 94589776 93a0b2f4.ab663137
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
//~ todo CAP_107 b4a6f826 b8dc4750 47d209cf.e83f9889
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
/// State: Derived
//~ derived CAP_107t d294458c 5cb27065 8d12d617.ac1f08e6
#[test]
fn CAP_107t_cannoneer() {
    check(
        CardClass::Warrior,
        &[
            Give("CAP_107t"),
            Cost("CAP_107t", 1),
            Stats("CAP_107t", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CAP_107t"),
            Force(Entity(TheirHero)),
            EndTurn,
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Rioter
///
/// `JAIL_029` · Warrior minion · 3 mana · 1/6
///
/// > After a friendly minion survives damage, give it +1 Attack.
///
/// State: Derived
//~ derived JAIL_029 71a2d369 b51aa177 80904839.3e65c68a
#[test]
fn JAIL_029_rioter() {
    check(
        CardClass::Warrior,
        &[
            Give("JAIL_029"),
            Cost("JAIL_029", 3),
            Stats("JAIL_029", 1, 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("JAIL_029"),
            Hurt(Nth(9), 1),
            Now(Nth(9), 2, 5),
        ],
    );
}

/// # RIOT!
///
/// `JAIL_029e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived JAIL_029e ce97164a eea3f3f5 429d8c06.c84fda8a
#[test]
fn JAIL_029e_riot() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "JAIL_029e"), Now(My(0), 6, 1)]);
}

/// # Crowd Control
///
/// `JAIL_307` · Warrior spell · Fire · 5 mana
///
/// > Deal $2 damage to all minions, twice. If your deck has 25 or more cards, this costs (2) less.
///
/// State: Derived
//~ derived JAIL_307 de548db7 2c0f976f 31f92740.bd9778a7
#[test]
fn JAIL_307_crowd_control() {
    check(
        CardClass::Warrior,
        &[
            Give("JAIL_307"),
            Cost("JAIL_307", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTop("CS2_182"),
            OnTop("CS2_182"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_307", Nothing),
            Now(Nth(7), 4, 1),
            Now(Nth(8), 4, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("JAIL_307"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTop("CS2_182"),
            OnTop("CS2_182"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("JAIL_307"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 5),
        ],
    );
}

/// # Scrappy Defender
///
/// `JAIL_311` · Warrior minion · 4 mana · 2/7
///
/// > **Taunt** Has +5 Attack if your deck has 25 or more cards.
///
/// State: Derived
//~ derived JAIL_311 3a15041a e35a1e45 1f10860e.6cd1a73b
#[test]
fn JAIL_311_scrappy_defender() {
    check(
        CardClass::Warrior,
        &[
            Give("JAIL_311"),
            Cost("JAIL_311", 4),
            Stats("JAIL_311", 2, 7),
            Has("JAIL_311", GameTag::TAUNT),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTop("CS2_182"),
            OnTop("CS2_182"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_311"),
            Now(Nth(9), 7, 7),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("JAIL_311"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_311"),
            Now(Nth(8), 2, 7),
        ],
    );
}

/// # Ball and Chain
///
/// `JAIL_376` · Warrior weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Give your damaged minions +1/+2.
///
/// State: Derived
//~ derived JAIL_376 9d6035e2 258fb195 3173cfef.7b9214b6
#[test]
fn JAIL_376_ball_and_chain() {
    check(
        CardClass::Warrior,
        &[
            Give("JAIL_376"),
            Cost("JAIL_376", 1),
            Stats("JAIL_376", 1, 2),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_376"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("CS2_106", Nothing),
            Now(Nth(1), 5, 1),
            Now(Nth(2), 5, 5),
        ],
    );
}

/// # Makeshift Weapon
///
/// `JAIL_376e` · Warrior enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived JAIL_376e 1f4fbb92 78f891dc c2b6d325.6fa82661
#[test]
fn JAIL_376e_makeshift_weapon() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "JAIL_376e"), Now(My(0), 6, 3)]);
}

/// # Chainbreaker Hogger
///
/// `JAIL_384` · Warrior minion · 8 mana · 10/10
///
/// > **Taunt Start of Game:** Duplicate all other **Legendary** cards in your deck.
///
/// State: Todo
//~ todo JAIL_384 ad95aabe 676ebac2 d5bf21ad.a8043eb6
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
//~ todo JAIL_386 2346c46b 775cf464 45ed94a6.86a27237
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
/// State: Derived
//~ derived JAIL_386t cb45c136 378771b8 d7809665.e1378674
#[test]
fn JAIL_386t_found_gear() {
    check(
        CardClass::Warrior,
        &[
            Give("JAIL_386t"),
            Cost("JAIL_386t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_386t", Nothing),
            Armor(Mine, 2),
        ],
    );
}

/// # Release the Beasts
///
/// `JAIL_387` · Warrior spell · 2 mana
///
/// > Give minions in your hand +1/+1. **Legendary** minions get an extra +2/+1.
///
/// State: Derived
//~ derived JAIL_387 b127659d 8a5a5919 2249dcd9.dc04c7d1
#[test]
fn JAIL_387_release_the_beasts() {
    check(
        CardClass::Warrior,
        &[
            Give("JAIL_387"),
            Cost("JAIL_387", 2),
            Give("CS2_118"),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_387", Nothing),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 10, 9),
            Now(Nth(3), 5, 6),
        ],
    );
}

/// # Released
///
/// `JAIL_387e` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived JAIL_387e 99a77a13 2585523a 05d5cfff.67341004
#[test]
fn JAIL_387e_released() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "JAIL_387e"), Now(My(0), 6, 2)]);
}

/// # Legendary Prisoner
///
/// `JAIL_387e2` · Warrior enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived JAIL_387e2 ef65406d 929b6492 ff4ee09d.5ee91837
#[test]
fn JAIL_387e2_legendary_prisoner() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "JAIL_387e2"), Now(My(0), 7, 2)]);
}

/// # Warptooth
///
/// `JAIL_421` · Warrior minion · 4 mana · 3/3
///
/// > **Charge**. If four friendly characters take damage on one of your turns, summon this from hand or deck.
///
/// State: Todo
//~ todo JAIL_421 3149ee05 9bab2186 4e567394.808fe039
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
/// State: Derived
//~ derived JAIL_435 5dd15014 bbce2323 fc39f8ec.cf621031
#[test]
fn JAIL_435_rampaging_hound() {
    check(
        CardClass::Warrior,
        &[
            Give("JAIL_435"),
            Cost("JAIL_435", 7),
            Stats("JAIL_435", 4, 12),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_435", Nothing),
            Now(Nth(0), 4, 8),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Disguised Watchman
///
/// `JAIL_455` · Warrior minion · 2 mana · 2/4
///
/// > Can be played on either side. **Battlecry:** Deal 1 damage to all other friendly minions, twice.
///
/// State: Todo
//~ todo JAIL_455 94d052ce 0b1534ae a9c4feee.023aaca2
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
//~ todo JAIL_455a c28105e4 7dc47621 a33741d2.43b6cb84
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
//~ todo JAIL_455b 4b8d427c d2adac28 6e1116c4.b47a1546
#[test]
#[ignore = "todo: JAIL_455b Disguised!"]
fn JAIL_455b_disguised() {
    check(CardClass::Warrior, &[Give("JAIL_455b"), Cost("JAIL_455b", 1), Unwritten]);
}
