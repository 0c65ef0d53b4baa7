//! Neutral cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e92e7dcb

/// # Wanted Poster
/// Spell · 2 mana
/// > **Discover** a minion that costs (5) or more. Give it **Prepare**.
/// - Makes: Wanted! [`CAP_407e`] ("Ensure Deck Action tag is set")
//~ done CAP_407 - 7846e7ae.62f840d6 91012b4d.842f2d14
pub const CAP_407: Power = spell(&[discover(all(&[MINION, COST.at_least(5)])), give(&[has(GameTag::PREPARE)]).to(IT)]);

/// # Wanted!
/// Enchantment
/// > Ensure Deck Action tag is set
//~ todo CAP_407e 2ecbb8d1 d522ad72.b6dc91cd 05f79121
pub const CAP_407e: Power = TODO;

/// # Sewer Imp
/// Minion · Demon · 6 mana · 4/6
/// > **Taunt Deathrattle:** Deal 2 damage to all enemies.
//~ derived JAIL_007 7e62c0b8 a2eb3c51.ae5e6a5f 0398ab16
pub const JAIL_007: Power = deathrattle(&[deal(2).to(ENEMIES)]);

/// # Escape Artist
/// Minion · 2 mana · 4/4
/// > After this attacks and survives, draw a card and escape the game!
//~ done JAIL_030 - 7c29d435.da9baa4a f8240772
pub const JAIL_030: Power = after(THIS.attack(CARD)).when(not(&DEAD)).then(&[draw(1), remove_from_game(THIS)]);

/// # Violet Punisher
/// Minion · 3 mana · 4/3
/// > **Battlecry:** Choose an enemy minion. Steal its **Bonus Effects** and gain +1/+1 for each stolen.
/// - Makes: Always Punished [`JAIL_101e`] ("\+1/+1 and a stolen Bonus Effect.")
//~ done JAIL_101 - cbdfe8b5.26446158 405ce8a9.aaaad0f8
pub const JAIL_101: Power = battlecry(&[
    give_keywords_of(AN_ENEMY_MINION, BONUS_EFFECTS),
    give(&[plus(1, 1).times(X)]).with_x(LAST_AMOUNT).when(is_at_least(&LAST_AMOUNT, 1)),
    give(LOST_BONUS_EFFECTS).to(AN_ENEMY_MINION),
]);

/// The Bonus Effects.
pub(crate) const BONUS_EFFECTS: &[Modifier] = &[
    has(GameTag::TAUNT),
    has(GameTag::WINDFURY),
    has(GameTag::DIVINE_SHIELD),
    has(GameTag::POISONOUS),
    has(GameTag::ELUSIVE),
    has(GameTag::RUSH),
    has(GameTag::LIFESTEAL),
    has(GameTag::REBORN),
];

/// The loss of every Bonus Effect.
const LOST_BONUS_EFFECTS: &[Modifier] = &[
    has_no(GameTag::TAUNT),
    has_no(GameTag::WINDFURY),
    has_no(GameTag::DIVINE_SHIELD),
    has_no(GameTag::POISONOUS),
    has_no(GameTag::ELUSIVE),
    has_no(GameTag::RUSH),
    has_no(GameTag::LIFESTEAL),
    has_no(GameTag::REBORN),
];

/// # Always Punished
/// Enchantment
/// > \+1/+1 and a stolen **Bonus Effect.**
//~ todo JAIL_101e ca66d418 d522ad72.db17d763 59c240ee
pub const JAIL_101e: Power = TODO;

/// # Solitary Prisoner
/// Minion · Undead · 5 mana · 5/3
/// > Costs (2) if there are no minions on the battlefield.
//~ done JAIL_204 - 9633a805.0c146787 e363db50
pub const JAIL_204: Power = aura(THIS).when(there_is_no(&MINIONS)).in_hand().have(&[cost(2)]);

/// # Rat Burglar
/// Minion · 4 mana · 2/6
/// > At the end of your turn, steal all cards that entered your opponent's hand during your turn.
//~ done JAIL_205 - 59ecc571.25daf854 c84db89e
pub const JAIL_205: Power = at_end_of_your_turn(&[get(the(ENEMY_HAND.that(ENTERED_HAND_THIS_TURN)))]);

/// # Disturbed Sanity
/// Enchantment
/// > Cost adjusted.
//~ todo JAIL_318e be1e4729 d522ad72.2eb9e2d5 5e7ed1e9
pub const JAIL_318e: Power = TODO;

/// # IMPFERNAL!
/// Minion · Demon · 6 mana · 6/6
/// > **Deathrattle:** Deal 3 damage to all other characters. *(Also triggers in hand or deck.)*
/// - Makes: Demonic Power [`JAIL_398e`] ("Costs Health instead of Mana.")
///
/// # Notes
///
/// "In hand or deck" means when it is discarded or destroyed there; a card that is drawn without room in the hand is destroyed.
//~ done JAIL_398 - 28f64f08.12c8df99 91497092.33fe7da4
pub const JAIL_398: Power = abilities(&[
    deathrattle(&[deal(3).to(CHARACTERS.other())]),
    on(Word::WhenDiscarded, &[trigger(Word::Deathrattle, THIS)]),
    on(Word::WhenDestroyed, &[trigger(Word::Deathrattle, THIS)]),
]);

/// # Demonic Power
/// Enchantment
/// > Costs Health instead of Mana.
//~ todo JAIL_398e 142951cf d522ad72.ad481fb2 ead6b382
pub const JAIL_398e: Power = TODO;

/// # Vanessa the Ringleader
/// Minion · 7 mana · 4/3
/// > **Prepare** After you play a card, get a random **Battlecry** minion. It costs (2) less.
//~ derived JAIL_407 c027eda1 1e03cb71.b1755dd2 9e0349c3
pub const JAIL_407: Power =
    after(YOU.play(CARD)).then(&[get(random(all(&[MINION, with(GameTag::BATTLECRY)]))), give(&[cost_less(2)]).to(IT)]);

/// # Reckless Detective
/// Minion · 4 mana · 4/4
/// > **Rush**. **Deathrattle:** Get Detective's Clothes that give +4/+4 and **Rush**.
/// - Makes: Detective's Clothes [`JAIL_447t`] ("Give a minion +4/+4 and Rush."); Detective's Clothes [`JAIL_447e`] ("\+4/+4 and Rush.")
//~ done JAIL_447 - 16ec05b0.9be506dd b39f73ee.baa8c6ed
pub const JAIL_447: Power = deathrattle(&[get(card("JAIL_447t"))]);

/// # Detective's Clothes
/// Enchantment
/// > \+4/+4 and **Rush**.
//~ derived JAIL_447e d061e6f4 d522ad72.2b3ce9c9 2f85be28
pub const JAIL_447e: Power = enchant(&[plus(4, 4), has(GameTag::RUSH)]);

/// # Detective's Clothes
/// Spell · 4 mana
/// > Give a minion +4/+4 and **Rush**.
//~ derived JAIL_447t 46908f23 38d1d3b0.3f6f60e9 2f85be28
pub const JAIL_447t: Power = spell(&[give(&[plus(4, 4), has(GameTag::RUSH)]).to(A_MINION)]);

/// # Jailbird
/// Minion · Beast · 5 mana · 3/4
/// > **Taunt**. When you **Prepare** while holding this, reduce this card's Cost by the same amount.
/// - Makes: Locked Down [`JAIL_453e`] ("Cost changed.")
//~ done JAIL_453 - dd312603.87b590d3 f06f50e3.3b7aec61
pub const JAIL_453: Power = whenever(YOU.prepare(CARD)).in_hand().then(&[attach("JAIL_453e").with_x(THAT_MUCH)]);

/// # Locked Down
/// Enchantment
/// > Cost changed.
//~ done JAIL_453e - d522ad72.28a22fc2 f393a4ad
pub const JAIL_453e: Power = enchant(&[cost_less(1).times(X)]);

/// # P1CK-P0K3T
/// Minion · Mech · 2 mana · 2/3
/// > **Battlecry:** If your deck has 25 or more cards, draw a card.
//~ derived JAIL_456 8b227630 e00ad38a.c95debd3 f0904830
pub const JAIL_456: Power = battlecry(&[draw(1)]).when(there_are(25, &YOUR_DECK));

/// # Arachnathid
/// Minion · Beast · 7 mana · 1/7
/// > **Rush** All friendly minions are **Poisonous**.
/// - Makes: Arachnathid's Venom [`JAIL_459e`] ("Poisonous.")
//~ done JAIL_459 - c5225e4d.e9880843 b0946873.fb47e897
pub const JAIL_459: Power = aura(FRIENDLY_MINIONS).gives("JAIL_459e");

/// # Arachnathid's Venom
/// Enchantment
/// > **Poisonous**.
//~ derived JAIL_459e f0f9039a d522ad72.b2c69ca0 c3867dc1
pub const JAIL_459e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Concealing Confection
/// Minion · Mech · 1 mana · 1/2
/// > **Deathrattle:** Get a random weapon.
//~ derived JAIL_460 21261c7a 2eab15b3.74d70dee 814798f3
pub const JAIL_460: Power = deathrattle(&[get(random(WEAPON))]);

/// # Disguised Executioner
/// Minion · 3 mana · 5/4
/// > Can be played on either side. **Battlecry:** Destroy a random adjacent minion.
/// - Makes: Detected! [`JAIL_461a`] ("This was played on the friendly side."); Disguised! [`JAIL_461b`] ("This was played on the enemy side.")
//~ done JAIL_461 - e9dc1390.9b45303d faf45919.d615f0c8
pub const JAIL_461: Power = battlecry(&[destroy(THIS.neighbours().random())]);

/// # Detected!
/// Spell · 1 mana
/// > This was played on the friendly side.
//~ todo JAIL_461a 2e2ce055 2f198b86.43b6cb84 281a4cf7
pub const JAIL_461a: Power = TODO;

/// # Disguised!
/// Spell · 1 mana
/// > This was played on the enemy side.
//~ todo JAIL_461b b4493283 2f198b86.b47a1546 4edc6e5f
pub const JAIL_461b: Power = TODO;

/// # Getaway Hogdriver
/// Minion · Quilboar · 5 mana · 5/2
/// > **Battlecry:** Draw 2 cards. If they're both minions, gain **Charge**.
//~ derived JAIL_462 bdb8b8ec 0007cf39.7c036296 6060bbe5
pub const JAIL_462: Power = battlecry(&[draw(2), give(&[has(GameTag::CHARGE)]).when(there_are(2, &IT.that(MINION)))]);

/// # Alarm-o-Matic
/// Minion · Mech · 3 mana · 0/3
/// > At the start of your turn, swap this minion with a random one in your opponent's hand.
/// - Makes: Subterfuge [`JAIL_502e`] ("The next spell you cast this turn costs (3) less.")
//~ done JAIL_502 - 8e334af9.4916748e d4ede465.3c6552f1
pub const JAIL_502: Power = at_start_of_your_turn(&[swap(THIS, ENEMY_HAND.that(MINION).random())]);

/// # Subterfuge
/// Enchantment
/// > The next spell you cast this turn costs (3) less.
//~ derived JAIL_502e 067660cf d522ad72.898e2977 e6d4f3fe
pub const JAIL_502e: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(3)]).until(YOU.play(SPELL)).this_turn();

/// # Gullible Guard
/// Minion · 1 mana · 1/3
/// > **Deathrattle:** You can say Sorry this game.
/// - Makes: Apologetic [`JAIL_703e`] ("\+2/+2.")
///
/// # Notes
///
/// The emote is the client's: the enchantment on the player is all that the rules know of it.
//~ done JAIL_703 - cbeac1ac.4046d787 68418698.caff7077
pub const JAIL_703: Power = deathrattle(&[attach("JAIL_703e").to(YOU)]);

/// # Apologetic
/// Enchantment
/// > \+2/+2.
//~ derived JAIL_703e 832ad42c d522ad72.d5727bd5 6a5340ab
pub const JAIL_703e: Power = enchant(&[plus(2, 2)]);

/// # Black Market Auctioneer
/// Minion · 9 mana · 4/4
/// > **Prepare** Whenever you cast a spell, draw a card.
//~ derived JAIL_718 f8c4fe38 1e7f9a5b.8daf19f2 6a2141ce
pub const JAIL_718: Power = whenever(YOU.cast(SPELL)).then(&[draw(1)]);

/// # Warden Maiev
/// Minion · 2 mana · 1/3
/// > After you play a minion, give it +3/+3 and make it go **Dormant** for 1 turn.
/// - Makes: In the Slammer [`JAIL_850e`] ("Dormant. Awaken in X turns."); Pushups [`JAIL_850e2`] ("\+3/+3.")
//~ derived JAIL_850 f322bb4d 4d6f41bd.0ada3572 eb64161b.fe50423f
pub const JAIL_850: Power = after(YOU.play(MINION)).then(&[attach("JAIL_850e2").to(THAT), make_dormant(THAT, 1)]);

/// # In the Slammer
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo JAIL_850e 08a82050 d522ad72.d03dd6ee 571ad9f2
pub const JAIL_850e: Power = TODO;

/// # Pushups
/// Enchantment
/// > \+3/+3.
//~ derived JAIL_850e2 1eed56a8 d522ad72.184d0f12 0163e103
pub const JAIL_850e2: Power = enchant(&[plus(3, 3)]);

/// # Inspector Murloc Holmes
/// Minion · Murloc · 4 mana · 4/5
/// > **Battlecry:** Investigate a card in the enemy hand. If they play a card with that name next turn, get 3 Coins.
/// - Makes: An Investigation Player Enchant [`JAIL_851e`] ("If the suspect is played next turn, get 3 Coins."); An Investigation! [`JAIL_851e1`] ("If the suspect is played next turn, get 3 Coins.")
///
/// # Notes
///
/// No source: the card is a random one, as nothing says that the player chooses it. The Coins come once.
//~ done JAIL_851 - 2d4e4b0e.d21d8ebb 20d86af5.71a1c965
pub const JAIL_851: Power = battlecry(&[
    select(ENEMY_HAND.random()),
    later(&whenever(OPPONENT.turn_start()).does(&[later(
        &after(OPPONENT.play(shares(CardProperty::Name, &IT))).once_a_turn().does(&[get(card("GAME_005")).copies(3)]),
    )])),
]);

/// # An Investigation Player Enchant
/// Enchantment
/// > If the suspect is played next turn, get 3 Coins.
//~ todo JAIL_851e 57c559e5 d522ad72.fedd9380 a22f0020
pub const JAIL_851e: Power = TODO;

/// # An Investigation!
/// Enchantment
/// > If the suspect is played next turn, get 3 Coins.
//~ todo JAIL_851e1 46585a5d d522ad72.fedd9380 33ddf51d
pub const JAIL_851e1: Power = TODO;

/// # Togwaggle, Smuggler King
/// Minion · 8 mana · 5/5
/// > **Battlecry:** Shuffle both players' hands together.
///
/// # Notes
///
/// No source: each player gets as many cards as before, any of them, with what is on them.
//~ done JAIL_852 - be3862ec.41f93541 d5eb7e61
pub const JAIL_852: Power = battlecry(&[
    set_counter_to(0, count(YOUR_HAND)),
    set_counter_to(1, count(ENEMY_HAND)),
    keep_with(the(together(&[YOUR_HAND, ENEMY_HAND])), THIS),
    perform(&[get(the(KEPT.random()))]).times(counter_value(0)),
    perform(&[get(the(KEPT.random())).for_(OPPONENT)]).times(counter_value(1)),
]);

/// # Activated Golem
/// Minion · 4 mana · 4/5
/// > At the end of each turn, gain **Reborn**.
//~ derived JAIL_883 6048fc92 16eb980d.706e1759 37daaf83
pub const JAIL_883: Power = whenever(PLAYERS.turn_end()).then(&[give(&[has(GameTag::REBORN)])]);

/// # Zuramat's Prison
/// Location · 5 mana · 3 uses
/// > Choose a card to discard to summon a 5/5 **Taunt**. **Deathrattle:** Free Zuramat who plays one each turn!
/// - Makes: Zuramat the Obliterator [`JAIL_887t2`] (8/8, "At the end of your turn, play a card discarded by…"); Whisper of the Void [`JAIL_887t3`] (5/5, "Taunt")
///
/// # Notes
///
/// No source: Zuramat plays the stored cards in random order, at random targets, and keeps those that cannot be played.
//~ done JAIL_887 - a9db4150.b97e435a 6cf005b4.f78e6849
pub const JAIL_887: Power = abilities(&[
    location(&[
        keep_with(copy_of(A_CARD_IN_YOUR_HAND), THIS),
        discard(A_CARD_IN_YOUR_HAND),
        summon(card("JAIL_887t3")),
    ]),
    deathrattle(&[summon(card("JAIL_887t2")), keep_with(the(KEPT), IT)]),
]);

/// # Zuramat the Obliterator
/// Minion · 8 mana · 8/8
/// > At the end of your turn, play a card discarded by Zuramat's Prison.
/// - Makes: Zuramat's Prison [`JAIL_887`] ("Choose a card to discard to summon a 5/5 Taunt.…"); Discarded Card [`JAIL_887t2e`]
//~ done JAIL_887t2 - 47db507d.c623412c 299b3822.31df7518
pub const JAIL_887t2: Power = at_end_of_your_turn(&[play(KEPT.random())]);

/// # Discarded Card
/// Enchantment
/// > {0}
//~ todo JAIL_887t2e c88af7e2 d522ad72.378ffe7e 5aa95be4
pub const JAIL_887t2e: Power = TODO;

/// # Whisper of the Void
/// Minion · 5 mana · 5/5
/// > **Taunt**
//~ vanilla JAIL_887t3 0e7f16c3 7c0f8337.4b0c5d24 66760830
pub const JAIL_887t3: Power = VANILLA;

/// # Prepared
/// Enchantment
/// > Cost reduced.
//~ todo JAIL_907e ecf63f6d d522ad72.ca0484ff 455b7cf1
pub const JAIL_907e: Power = TODO;

/// # Preparing
/// Enchantment
/// > Can't be played this turn.
//~ todo JAIL_907e02 219ba9f7 d522ad72.e28618db 8ab92592
pub const JAIL_907e02: Power = TODO;

/// # Captured Archmage
/// Minion · 2 mana · 3/2
/// > **Deathrattle:** If you had 4 other Captured Archmages die this game, cast 'Fireball' at a random enemy.@ *(@/4)*
//~ done JAIL_974 - 0296240c.38f7195d c1c24f7b
pub const JAIL_974: Power = deathrattle(&[cast(card("CS2_029")).at(ENEMIES)])
    .when(FRIENDLY_MINIONS.that(named("JAIL_974")).die().this_game().other().at_least(4));

/// # Frantic Forger
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Get a random playable spell. It is **Temporary**.
//~ done JAIL_986 - 565e37de.a02385a7 d3bc4e6e
pub const JAIL_986: Power =
    battlecry(&[get(random(all(&[SPELL, COST.no_more_than(&MANA.of(YOU))]))), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Defias Smuggler
/// Minion · 3 mana · 2/3
/// > **Prepare**. **Battlecry:** Give a friendly minion +2 Attack and **Rush**.
/// - Makes: Surprise Attack! [`JAIL_998e`] ("\+2 Attack and Rush.")
//~ derived JAIL_998 c818057c decb9ba2.af2229a9 1ff9fc9e.eff09170
pub const JAIL_998: Power = battlecry(&[attach("JAIL_998e").to(A_FRIENDLY_MINION)]);

/// # Surprise Attack!
/// Enchantment
/// > \+2 Attack and **Rush**.
//~ derived JAIL_998e 4382cd5d d522ad72.04a9b80c df6f3c5b
pub const JAIL_998e: Power = enchant(&[ATTACK.plus(2), has(GameTag::RUSH)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived JAIL_COIN1 241e0815 3e8f9d5a.095f71be c6be21f5
pub const JAIL_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived JAIL_COIN2 3e87eae0 3e8f9d5a.095f71be c6be21f5
pub const JAIL_COIN2: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived JAIL_COIN3 206841d1 3e8f9d5a.095f71be c6be21f5
pub const JAIL_COIN3: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived JAIL_COIN5 5deb8fad 3e8f9d5a.095f71be c6be21f5
pub const JAIL_COIN5: Power = spell(&[gain_mana(1)]);

/// # Mrgl...?
/// Minion · Murloc · 1 mana · 1/1
//~ vanilla JAIL_EVENT_100t ed2d20b9 6c89e89f f37faf25
pub const JAIL_EVENT_100t: Power = VANILLA;

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived JAIL_EVENT_COIN ccad971b 3e8f9d5a.095f71be c6be21f5
pub const JAIL_EVENT_COIN: Power = spell(&[gain_mana(1)]);
