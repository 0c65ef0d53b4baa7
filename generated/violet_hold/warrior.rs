//! Warrior cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 9f98c4f8

/// # Follow the Fuse
///
/// `CAP_101` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a random enemy. Give a playable Pirate in your hand this effect for a turn.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Enchantments: Following the Fuse [`CAP_101e`], Following the X Player Enchant [`CAP_101e2`], Following the X Repeat Spell Enchant [`CAP_101e3`]
///
/// State: Todo
//~ todo CAP_101 65350696 81d968b0 cf75a12e.6d2bd40a
pub const CAP_101: Power = TODO;

/// # Following the Fuse
///
/// `CAP_101e` · Warrior enchantment
///
/// > When played, deal $2 damage to a random enemy. Give a playable Pirate in your hand this effect for a turn.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Enchantment Invisible
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1, `1745` = 1
///
/// State: Todo
//~ todo CAP_101e c0465de2 ab6cf949 0445163b.df3e3f4a
pub const CAP_101e: Power = TODO;

/// # Following the X Player Enchant
///
/// `CAP_101e2` · Neutral enchantment
///
/// > Player enchant for the Follow the X series of cards
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo CAP_101e2 69b92a45 3db6d916 d4329eea.93609aed
pub const CAP_101e2: Power = TODO;

/// # Following the X Repeat Spell Enchant
///
/// `CAP_101e3` · Neutral enchantment
///
/// > Supplemental Player enchant for the Follow the X cards that apply to spells
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo CAP_101e3 07f5f179 62815d19 4c68482b.feb706f9
pub const CAP_101e3: Power = TODO;

/// # Land Ho!
///
/// `CAP_102` · Warrior spell · 4 mana
///
/// > Draw 2 cards. Summon two 1/1 Cannoneers.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Tokens: Cannoneer [`CAP_107t`]
///
/// State: Derived
//~ derived CAP_102 5623f39a 811d06c1 dcdc53c5.080cd48e
pub const CAP_102: Power = spell(&[draw(2), summon(card("CAP_107t")).copies(2)]);

/// # Hand Cannon
///
/// `CAP_103` · Warrior weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, your Cannoneers FIRE!
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Tokens: Cannoneer [`CAP_107t`]
///
/// State: Todo
//~ todo CAP_103 3066a13c 23a4ab8f f1922ebe.dbd06e3f
pub const CAP_103: Power = TODO;

/// # Blastpowder Engineer
///
/// `CAP_104` · Warrior minion · 2 mana · 2/3
///
/// > On your turn, friendly Pirates deal 1 more damage.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Minion type: Pirate
/// - Mechanics: Aura
///
/// State: Derived
//~ derived CAP_104 20e9edf2 aef9e01b bd2909f9.1d293419
#[rustfmt::skip]
pub const CAP_104: Power = whenever(CHARACTERS.would_take_damage(all(&[MINION, FRIENDLY, PIRATE]))).when(ON_YOUR_TURN).then(&[damage_increased(1)]);

/// # Hook n' Heave
///
/// `CAP_105` · Warrior spell · 2 mana
///
/// > **Discover** a Pirate. Summon two 1/1 Cannoneers.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Discover
/// - Tokens: Cutlass Cutthroat [`CAP_105t`], Cannoneer [`CAP_107t`]
///
/// State: Derived
//~ derived CAP_105 942450c4 eb8feac3 d1d57610.a658e588
pub const CAP_105: Power = spell(&[discover(PIRATE), summon(card("CAP_107t")).copies(2)]);

/// # Cutlass Cutthroat
///
/// `CAP_105t` · Warrior minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Escape from Violet Hold
/// - Minion type: Pirate
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla CAP_105t ec6e778b 37e2e530 328a3ce0.57b12c28
pub const CAP_105t: Power = VANILLA;

/// # Captain Crowley
///
/// `CAP_106` · Warrior minion · 5 mana · 4/5
///
/// > Your Cannoneers fire an additional shot. **Battlecry**: Summon two 1/1 Cannoneers.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4128` = 1
/// - Enchantments: Bombardment [`CAP_106e`]
/// - Tokens: Cannoneer [`CAP_107t`]
///
/// State: Todo
//~ todo CAP_106 8509cc66 599423a2 93a0b2f4.ab663137
pub const CAP_106: Power = TODO;

/// # Bombardment
///
/// `CAP_106e` · Neutral enchantment
///
/// > Your Cannoneers fire an additional shot.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo CAP_106e 8820546c 8b39ead6 20940131.24ce8159
pub const CAP_106e: Power = TODO;

/// # Cannonmaster
///
/// `CAP_107` · Warrior minion · 1 mana · 3/1
///
/// > **Battlecry:** Get a 1/1 Cannoneer that deals 1 damage to a random enemy at end of turn.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Pirate, Draenei
/// - Mechanics: Battlecry
/// - Tags: `2525` = 1
/// - Tokens: Cannoneer [`CAP_107t`]
///
/// State: Todo
//~ todo CAP_107 66f1e6b3 536d6f5e 47d209cf.e83f9889
pub const CAP_107: Power = TODO;

/// # Cannoneer
///
/// `CAP_107t` · Warrior minion · 1 mana · 1/1
///
/// > At the end of your turn, deal 1 damage to a random enemy.
///
/// - Set: Escape from Violet Hold
/// - Minion type: Pirate
///
/// State: Derived
//~ derived CAP_107t 83d050da e2746844 8d12d617.ac1f08e6
pub const CAP_107t: Power = at_end_of_your_turn(&[deal(1).to(ENEMIES.random())]);

/// # Rioter
///
/// `JAIL_029` · Warrior minion · 3 mana · 1/6
///
/// > After a friendly minion survives damage, give it +1 Attack.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Enchantments: RIOT! [`JAIL_029e`]
///
/// State: Derived
//~ derived JAIL_029 57e1be8a 111502cd 80904839.3e65c68a
#[rustfmt::skip]
pub const JAIL_029: Power = after(FRIENDLY_MINIONS.takes_damage(CARD)).when(there_is(&WHO.that(not(&DEAD)))).then(&[attach("JAIL_029e").to(WHO)]);

/// # RIOT!
///
/// `JAIL_029e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_029e a70fe149 de8505bd 429d8c06.c84fda8a
pub const JAIL_029e: Power = enchant(&[ATTACK.plus(1)]);

/// # Crowd Control
///
/// `JAIL_307` · Warrior spell · Fire · 5 mana
///
/// > Deal $2 damage to all minions, twice. If your deck has 25 or more cards, this costs (2) less.
///
/// - Set: Escape from Violet Hold · rare · collectible
///
/// State: Derived
//~ derived JAIL_307 4fd03c59 bc7319d5 31f92740.bd9778a7
#[rustfmt::skip]
pub const JAIL_307: Power = abilities(&[spell(&[deal(2).to(MINIONS).repeated(2)]), aura(THIS).when(there_are(25, &YOUR_DECK)).in_hand().have(&[cost_less(2)])]);

/// # Scrappy Defender
///
/// `JAIL_311` · Warrior minion · 4 mana · 2/7
///
/// > **Taunt** Has +5 Attack if your deck has 25 or more cards.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived JAIL_311 74841d04 8d798096 1f10860e.6cd1a73b
pub const JAIL_311: Power = aura(THIS).when(there_are(25, &YOUR_DECK)).have(&[ATTACK.plus(5)]);

/// # Ball and Chain
///
/// `JAIL_376` · Warrior weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Give your damaged minions +1/+2.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `4546` = 1
/// - Enchantments: Makeshift Weapon [`JAIL_376e`]
///
/// State: Derived
//~ derived JAIL_376 c05b302f f7f8298c 3173cfef.7b9214b6
pub const JAIL_376: Power = deathrattle(&[attach("JAIL_376e").to(FRIENDLY_MINIONS.that(DAMAGED))]);

/// # Makeshift Weapon
///
/// `JAIL_376e` · Warrior enchantment
///
/// > +1/+2.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_376e 34c7e77f a5ca2980 c2b6d325.6fa82661
pub const JAIL_376e: Power = enchant(&[plus(1, 2)]);

/// # Chainbreaker Hogger
///
/// `JAIL_384` · Warrior minion · 8 mana · 10/10
///
/// > **Taunt Start of Game:** Duplicate all other **Legendary** cards in your deck.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Taunt, Start Of Game Keyword
/// - Tags: `2936` = 1, `4818` = 1
///
/// State: Todo
//~ todo JAIL_384 df88d254 ae43c42c d5bf21ad.a8043eb6
pub const JAIL_384: Power = TODO;

/// # Scramble for Gear
///
/// `JAIL_386` · Warrior spell · 1 mana
///
/// > Gain 2 Armor. Shuffle five Gear spells into your deck that give 2 Armor when drawn.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Tokens: Found Gear! [`JAIL_386t`]
///
/// State: Todo
//~ todo JAIL_386 f5d975fe 7c5d19ee 45ed94a6.86a27237
pub const JAIL_386: Power = TODO;

/// # Found Gear!
///
/// `JAIL_386t` · Warrior spell · 1 mana
///
/// > **Casts When Drawn** Gain 2 Armor.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Casts When Drawn
///
/// State: Derived
//~ derived JAIL_386t 9f08d9a1 c235c1f5 d7809665.e1378674
pub const JAIL_386t: Power = spell(&[armor(2)]);

/// # Release the Beasts
///
/// `JAIL_387` · Warrior spell · 2 mana
///
/// > Give minions in your hand +1/+1. **Legendary** minions get an extra +2/+1.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Enchantments: Released [`JAIL_387e`], Legendary Prisoner [`JAIL_387e2`]
///
/// State: Derived
//~ derived JAIL_387 38372b30 78b991ab 2249dcd9.dc04c7d1
#[rustfmt::skip]
pub const JAIL_387: Power = spell(&[attach("JAIL_387e").to(YOUR_HAND.that(MINION)), attach("JAIL_387e2").to(YOUR_HAND.that(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Released
///
/// `JAIL_387e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_387e f89243ee fc8db55d 05d5cfff.67341004
pub const JAIL_387e: Power = enchant(&[plus(1, 1)]);

/// # Legendary Prisoner
///
/// `JAIL_387e2` · Warrior enchantment
///
/// > +2/+1.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_387e2 0692fb9b e1097c6a ff4ee09d.5ee91837
pub const JAIL_387e2: Power = enchant(&[plus(2, 1)]);

/// # Warptooth
///
/// `JAIL_421` · Warrior minion · 4 mana · 3/3
///
/// > **Charge**. If four friendly characters take damage on one of your turns, summon this from hand or deck.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Charge
/// - Enchantments: Warp Attack! [`JAIL_421e`]
///
/// State: Todo
//~ todo JAIL_421 95388552 33d0d7b8 4e567394.808fe039
pub const JAIL_421: Power = TODO;

/// # Warp Attack!
///
/// `JAIL_421e` · Neutral enchantment
///
/// > Summon Warptooth when there's space.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo JAIL_421e e2d3c830 51cb7ce0 11e7c0e8.a62d9049
pub const JAIL_421e: Power = TODO;

/// # Rampaging Hound
///
/// `JAIL_435` · Warrior minion · 7 mana · 4/12
///
/// > **Prepare Battlecry:** Force all enemy minions to attack this.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry, Deck Action Cost, Prepare
/// - Refers to: Prepare
/// - Tags: `2540` = 1, `4547` = 1, `4548` = 1
///
/// State: Derived
//~ derived JAIL_435 04e7961a 5d6d348a fc39f8ec.cf621031
pub const JAIL_435: Power = battlecry(&[with_each(ENEMY_MINIONS), make_attack(IT, THIS)]);

/// # Disguised Watchman
///
/// `JAIL_455` · Warrior minion · 2 mana · 2/4
///
/// > Can be played on either side. **Battlecry:** Deal 1 damage to all other friendly minions, twice.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry, Disguised
/// - Tags: `4706` = 1
/// - Tokens: Detected! [`JAIL_455a`], Disguised! [`JAIL_455b`]
///
/// State: Todo
//~ todo JAIL_455 b0a8531e 37964308 a9c4feee.023aaca2
pub const JAIL_455: Power = TODO;

/// # Detected!
///
/// `JAIL_455a` · Warrior spell · 1 mana
///
/// > This was played on the friendly side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_455a fe6e755c 94fca520 a33741d2.43b6cb84
pub const JAIL_455a: Power = TODO;

/// # Disguised!
///
/// `JAIL_455b` · Warrior spell · 1 mana
///
/// > This was played on the enemy side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_455b d451b2ba 5e27f432 6e1116c4.b47a1546
pub const JAIL_455b: Power = TODO;
