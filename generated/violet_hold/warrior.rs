//! Warrior cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ad1f116d

/// # Follow the Fuse
/// Spell · 1 mana
/// > Deal $2 damage to a random enemy. Give a playable Pirate in your hand this effect for a turn.
/// - Makes: Following the Fuse [`CAP_101e`] ("When played, deal 2 damage to a random enemy.…"); Following the X Player Enchant [`CAP_101e2`] ("Player enchant for the Follow the X series of…"); Following the X Repeat Spell Enchant [`CAP_101e3`] ("Supplemental Player enchant for the Follow the X…")
///
/// # Notes
///
/// No source: a playable card is one that the Mana left can pay for, and "for a turn" is this turn.
//~ done CAP_101 - 2f198b86.6d2bd40a a674eac2.bd8ae928
pub const CAP_101: Power = spell(&[
    deal(2).to(ENEMIES.random()),
    attach("CAP_101e").to(YOUR_HAND.that(all(&[PIRATE, COST.no_more_than(&MANA.of(YOU))])).random()),
    later(&whenever(YOU.play(is(&IT))).once_a_turn().does(&[repeat_ability(Word::Spell, card("CAP_101"))])),
]);

/// # Following the Fuse
/// Enchantment
/// > When played, deal $2 damage to a random enemy. Give a playable Pirate in your hand this effect for a turn.
///
/// # Notes
///
/// What its bearer does is written on the spell: it answers for the player.
//~ done CAP_101e - d522ad72.df3e3f4a 59914b28
pub const CAP_101e: Power = enchant(&[]).this_turn();

/// # Following the X Player Enchant
/// Enchantment
/// > Player enchant for the Follow the X series of cards
///
/// # Notes
///
/// Bookkeeping of the client.
//~ done CAP_101e2 - d522ad72.93609aed 5f81eb89
pub const CAP_101e2: Power = enchant(&[]);

/// # Following the X Repeat Spell Enchant
/// Enchantment
/// > Supplemental Player enchant for the Follow the X cards that apply to spells
///
/// # Notes
///
/// Bookkeeping of the client.
//~ done CAP_101e3 - d522ad72.feb706f9 e616a441
pub const CAP_101e3: Power = enchant(&[]);

/// # Land Ho!
/// Spell · 4 mana
/// > Draw 2 cards. Summon two 1/1 Cannoneers.
/// - Makes: Cannoneer [`CAP_107t`] (1/1, "At the end of your turn, deal 1 damage to a…")
//~ derived CAP_102 811d06c1 38d1d3b0.080cd48e f9ee9ea7.fb82dd6b
pub const CAP_102: Power = spell(&[draw(2), summon(card("CAP_107t")).copies(2)]);

/// # Hand Cannon
/// Weapon · 3 mana · 3/2 durability
/// > After your hero attacks, your Cannoneers FIRE!
/// - Makes: Cannoneer [`CAP_107t`] (1/1, "At the end of your turn, deal 1 damage to a…")
//~ done CAP_103 - 043b7f8c.dbd06e3f 08bdc7f7.fb82dd6b
pub const CAP_103: Power =
    after(YOUR_HERO.attack(CARD)).then(&[trigger_end_of_turn(FRIENDLY_MINIONS.that(named("CAP_107t")))]);

/// # Blastpowder Engineer
/// Minion · Pirate · 2 mana · 2/3
/// > On your turn, friendly Pirates deal 1 more damage.
//~ done CAP_104 - 3da089df.1d293419 d6c08573
#[rustfmt::skip]
pub const CAP_104: Power = whenever(CHARACTERS.would_take_damage_from(all(&[MINION, FRIENDLY, PIRATE]))).when(ON_YOUR_TURN).then(&[damage_increased(1)]);

/// # Hook n' Heave
/// Spell · 2 mana
/// > **Discover** a Pirate. Summon two 1/1 Cannoneers.
/// - Makes: Cutlass Cutthroat [`CAP_105t`] (1/1, "Rush"); Cannoneer [`CAP_107t`] (1/1, "At the end of your turn, deal 1 damage to a…")
//~ derived CAP_105 eb8feac3 7846e7ae.a658e588 e115e1d9.68c293cd
pub const CAP_105: Power = spell(&[discover(PIRATE), summon(card("CAP_107t")).copies(2)]);

/// # Cutlass Cutthroat
/// Minion · Pirate · 1 mana · 1/1
/// > **Rush**
//~ vanilla CAP_105t 37e2e530 6064231a.57b12c28 d82c93e6
pub const CAP_105t: Power = VANILLA;

/// # Captain Crowley
/// Minion · Pirate · 5 mana · 4/5
/// > Your Cannoneers fire an additional shot. **Battlecry**: Summon two 1/1 Cannoneers.
/// - Makes: Cannoneer [`CAP_107t`] (1/1, "At the end of your turn, deal 1 damage to a…"); Bombardment [`CAP_106e`] ("Your Cannoneers fire an additional shot.")
///
/// # Notes
///
/// The Cannoneers themselves count how many Captain Crowleys are beside them.
//~ done CAP_106 - 769ef636.ab663137 499d3921.aa712a54
pub const CAP_106: Power = battlecry(&[summon(card("CAP_107t")).copies(2)]);

/// # Bombardment
/// Enchantment
/// > Your Cannoneers fire an additional shot.
//~ todo CAP_106e 8b39ead6 d522ad72.24ce8159 85fb6368
pub const CAP_106e: Power = TODO;

/// # Cannonmaster
/// Minion · Pirate · Draenei · 1 mana · 3/1
/// > **Battlecry:** Get a 1/1 Cannoneer that deals 1 damage to a random enemy at end of turn.
/// - Makes: Cannoneer [`CAP_107t`] (1/1, "At the end of your turn, deal 1 damage to a…")
//~ done CAP_107 - 9ee71753.e83f9889 30a29b8d.fb82dd6b
pub const CAP_107: Power = battlecry(&[get(card("CAP_107t"))]);

/// # Cannoneer
/// Minion · Pirate · 1 mana · 1/1
/// > At the end of your turn, deal 1 damage to a random enemy.
//~ done CAP_107t - 6064231a.ac1f08e6 9a9de113
pub const CAP_107t: Power = at_end_of_your_turn(&[
    deal(1).to(ENEMIES.random()),
    perform(&[deal(1).to(ENEMIES.random())])
        .for_each(FRIENDLY_MINIONS.that(all(&[named("CAP_106"), not(&with(GameTag::SILENCED))]))),
]);

/// # Rioter
/// Minion · 3 mana · 1/6
/// > After a friendly minion survives damage, give it +1 Attack.
/// - Makes: RIOT! [`JAIL_029e`] ("\+1 Attack.")
//~ done JAIL_029 - d6ea913f.3e65c68a 4ba5d1b5.70d0ea2c
#[rustfmt::skip]
pub const JAIL_029: Power = after(FRIENDLY_MINIONS.takes_damage_from(CARD)).when(there_is(&SUBJECT.that(not(&DEAD)))).then(&[attach("JAIL_029e").to(SUBJECT)]);

/// # RIOT!
/// Enchantment
/// > \+1 Attack.
//~ derived JAIL_029e de8505bd d522ad72.379bca7a 8fa49a24
pub const JAIL_029e: Power = enchant(&[ATTACK.plus(1)]);

/// # Crowd Control
/// Spell · Fire · 5 mana
/// > Deal $2 damage to all minions, twice. If your deck has 25 or more cards, this costs (2) less.
//~ derived JAIL_307 bc7319d5 3ed6fa2e.bd9778a7 6274b083
#[rustfmt::skip]
pub const JAIL_307: Power = abilities(&[spell(&[deal(2).to(MINIONS).repeated(2)]), aura(THIS).when(there_are(25, &YOUR_DECK)).in_hand().have(&[cost_less(2)])]);

/// # Scrappy Defender
/// Minion · 4 mana · 2/7
/// > **Taunt** Has +5 Attack if your deck has 25 or more cards.
//~ done JAIL_311 - 59f557ac.6cd1a73b 37015847
pub const JAIL_311: Power = aura(THIS).when(there_are(25, &YOUR_DECK)).have(&[ATTACK.plus(5)]);

/// # Ball and Chain
/// Weapon · 1 mana · 1/2 durability
/// > **Deathrattle:** Give your damaged minions +1/+2.
/// - Makes: Makeshift Weapon [`JAIL_376e`] ("\+1/+2.")
//~ derived JAIL_376 f7f8298c e6530ec3.7b9214b6 368b5373.5ca56fc2
pub const JAIL_376: Power = deathrattle(&[attach("JAIL_376e").to(FRIENDLY_MINIONS.that(DAMAGED))]);

/// # Makeshift Weapon
/// Enchantment
/// > \+1/+2.
//~ derived JAIL_376e a5ca2980 d522ad72.b69419df ddfcc0c9
pub const JAIL_376e: Power = enchant(&[plus(1, 2)]);

/// # Chainbreaker Hogger
/// Minion · 8 mana · 10/10
/// > **Taunt Start of Game:** Duplicate all other **Legendary** cards in your deck.
///
/// # Notes
///
/// Of the deck that was built, the opening hand included: the Chinese text says 套牌.
//~ done JAIL_384 - 98560af8.a8043eb6 3c03e466
pub const JAIL_384: Power = on(
    Word::StartOfGame,
    &[shuffle(copy_of(together(&[
        YOUR_HAND.that(all(&[rarity(Rarity::Legendary), not(&named("JAIL_384"))])),
        YOUR_DECK.that(all(&[rarity(Rarity::Legendary), not(&named("JAIL_384"))])),
    ])))],
);

/// # Scramble for Gear
/// Spell · 1 mana
/// > Gain 2 Armor. Shuffle five Gear spells into your deck that give 2 Armor when drawn.
/// - Makes: Found Gear! [`JAIL_386t`] ("Casts When Drawn Gain 2 Armor.")
//~ done JAIL_386 - 2f198b86.86a27237 03af3da9.a20eba65
pub const JAIL_386: Power = spell(&[armor(2), shuffle(card("JAIL_386t")).copies(5)]);

/// # Found Gear!
/// Spell · 1 mana
/// > **Casts When Drawn** Gain 2 Armor.
//~ derived JAIL_386t c235c1f5 2f198b86.e1378674 681c12c7
pub const JAIL_386t: Power = spell(&[armor(2)]);

/// # Release the Beasts
/// Spell · 2 mana
/// > Give minions in your hand +1/+1. **Legendary** minions get an extra +2/+1.
/// - Makes: Released [`JAIL_387e`] ("\+1/+1."); Legendary Prisoner [`JAIL_387e2`] ("\+2/+1.")
//~ done JAIL_387 - 7846e7ae.dc04c7d1 32024858.7a92596b
#[rustfmt::skip]
pub const JAIL_387: Power = spell(&[attach("JAIL_387e").to(YOUR_HAND.that(MINION)), attach("JAIL_387e2").to(YOUR_HAND.that(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Released
/// Enchantment
/// > \+1/+1.
//~ derived JAIL_387e fc8db55d d522ad72.cb08f83e b0321496
pub const JAIL_387e: Power = enchant(&[plus(1, 1)]);

/// # Legendary Prisoner
/// Enchantment
/// > \+2/+1.
//~ derived JAIL_387e2 e1097c6a d522ad72.3a1273bb f87fbc37
pub const JAIL_387e2: Power = enchant(&[plus(2, 1)]);

/// # Warptooth
/// Minion · Beast · 4 mana · 3/3
/// > **Charge**. If four friendly characters take damage on one of your turns, summon this from hand or deck.
/// - Makes: Warp Attack! [`JAIL_421e`] ("Summon Warptooth when there's space.")
///
/// # Notes
///
/// Who has taken damage this turn is marked with SCORE_VALUE_1, and the player's number of that tag counts them: each character once, the dead ones too. With a full board it comes as soon as one of the minions dies (Warp Attack!).
//~ done JAIL_421 - 6024d080.808fe039 f516854e.2c842afe
pub const JAIL_421: Power = abilities(&[
    whenever(HURT).when(ON_YOUR_TURN).in_hand().then(COUNT_HURT),
    whenever(HURT).when(ON_YOUR_TURN).in_deck().then(COUNT_HURT),
    after(FRIENDLY_MINIONS.die()).when(FOUR_HURT).in_hand().then(&[summon(the(THIS))]),
    after(FRIENDLY_MINIONS.die()).when(FOUR_HURT).in_deck().then(&[summon(the(THIS))]),
]);

/// A friendly character that has not taken damage yet this turn.
const HURT: EventPattern = FRIENDLY_CHARACTERS.that(not(&with(GameTag::SCORE_VALUE_1))).takes_damage_from(CARD);
/// Four friendly characters have taken damage, and it is their player's turn.
const FOUR_HURT: Condition = all(&[ON_YOUR_TURN, is_at_least(&number(GameTag::SCORE_VALUE_1).of(YOU), 4)]);
/// Marks who was hurt, counts, and comes at the fourth.
const COUNT_HURT: &[Effect] = &[
    lend(&[has(GameTag::SCORE_VALUE_1)], Lasts::ThisTurn).to(SUBJECT),
    lend(&[plus_tag(GameTag::SCORE_VALUE_1, 1)], Lasts::ThisTurn).to(YOU),
    summon(the(together(&[YOUR_HAND.that(named("JAIL_421")), YOUR_DECK.that(named("JAIL_421"))]))).when(FOUR_HURT),
];

/// # Warp Attack!
/// Enchantment
/// > Summon Warptooth when there's space.
//~ todo JAIL_421e 51cb7ce0 d522ad72.a62d9049 be3b3c2d
pub const JAIL_421e: Power = TODO;

/// # Rampaging Hound
/// Minion · Elemental · Beast · 7 mana · 4/12
/// > **Prepare Battlecry:** Force all enemy minions to attack this.
//~ derived JAIL_435 ef76502d 0f8313cc.cf621031 5fe6b800
pub const JAIL_435: Power = battlecry(&[select(ENEMY_MINIONS), make_attack(IT, THIS)]);

/// # Disguised Watchman
/// Minion · 2 mana · 2/4
/// > Can be played on either side. **Battlecry:** Deal 1 damage to all other friendly minions, twice.
/// - Makes: Detected! [`JAIL_455a`] ("This was played on the friendly side."); Disguised! [`JAIL_455b`] ("This was played on the enemy side.")
//~ done JAIL_455 - 56532c58.023aaca2 78efc638.2ec0cf95
pub const JAIL_455: Power = battlecry(&[deal(1).to(OTHER_FRIENDLY_MINIONS), deal(1).to(OTHER_FRIENDLY_MINIONS)]);

/// # Detected!
/// Spell · 1 mana
/// > This was played on the friendly side.
//~ todo JAIL_455a 94fca520 2f198b86.43b6cb84 281a4cf7
pub const JAIL_455a: Power = TODO;

/// # Disguised!
/// Spell · 1 mana
/// > This was played on the enemy side.
//~ todo JAIL_455b 5e27f432 2f198b86.b47a1546 4edc6e5f
pub const JAIL_455b: Power = TODO;
