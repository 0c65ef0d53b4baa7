//! Rogue cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7c422273

/// # Beatboxer
///
/// `ETC_072` · Rogue minion · 3 mana · 4/3
///
/// > **Combo:** Deal 4 damage randomly split among all enemies.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Combo
///
/// State: Derived
//~ derived ETC_072 e0d266af 7a8b993d 2561423f.f7964b30
pub const ETC_072: Power = combo(&[deal(4).split_among(ENEMIES)]);

/// # Rhyme Spinner
///
/// `ETC_073` · Rogue minion · 3 mana · 1/3
///
/// > **Rush Combo:** Gain +1/+1 for each other **Combo** card you've played this game.@ *(@)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Combo, Rush
/// - Tags: `1724` = 1
/// - Enchantments: Turn It Up! [`ETC_073e`]
///
/// State: Derived
//~ derived ETC_073 0fc3f5d4 dab2f867 4eed6fa3.96065b90
pub const ETC_073: Power =
    combo(&[give(&[plus(1, 1).times(X)]).times(count_of(CARDS_YOU_PLAYED.that(with(GameTag::COMBO)).other()))]);

/// # Turn It Up!
///
/// `ETC_073e` · Rogue enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_073e 5078d5f3 155aadbd fe1382f7.67341004
pub const ETC_073e: Power = enchant(&[plus(1, 1)]);

/// # Mixtape
///
/// `ETC_074` · Rogue spell · Fire · 1 mana
///
/// > **Discover** a copy of a card your opponent played this game.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived ETC_074 f80b3098 23cfd25e 01756040.1ea515f1
pub const ETC_074: Power =
    spell(&[offer(Offer::Past(past(Side::Enemy, Deed::Played, Window::ThisGame)), &[get(the(IT))])]);

/// # Mic Drop
///
/// `ETC_075` · Rogue spell · 3 mana
///
/// > Draw 2 cards. **Finale:** Give your weapon +2 Attack.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Finale
/// - Enchantments: OHHHHH!!!! [`ETC_075e`]
///
/// State: Derived
//~ derived ETC_075 12bfaeda 554ff3d5 80db8744.c6a82d16
pub const ETC_075: Power = abilities(&[spell(&[draw(2)]), on(Word::Finale, &[attach("ETC_075e").to(YOUR_WEAPON)])]);

/// # OHHHHH!!!!
///
/// `ETC_075e` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_075e f200c087 0ffa49d0 4928df6b.bf3d1612
pub const ETC_075e: Power = enchant(&[ATTACK.plus(2)]);

/// # Breakdance
///
/// `ETC_076` · Rogue spell · Shadow · 1 mana
///
/// > Return a friendly minion to your hand. Summon a Dancer with its stats and **Rush**.
///
/// - Set: Festival of Legends · epic · collectible
/// - Refers to: Rush
/// - Tokens: Breakdancer [`ETC_076t`]
///
/// State: Todo
//~ todo ETC_076 3fb38e73 69644db1 732e437e.44860ed8
pub const ETC_076: Power = TODO;

/// # Breakdancer
///
/// `ETC_076t` · Rogue minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Festival of Legends
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla ETC_076t 28c551f7 41cf58b7 5d8c3dc1.57b12c28
pub const ETC_076t: Power = VANILLA;

/// # Disc Jockey
///
/// `ETC_077` · Rogue minion · 2 mana · 4/1
///
/// > **Combo:** Add a random **Combo** card to your hand.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Combo
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived ETC_077 79365488 e7d6f745 ff0aa411.93e56b38
pub const ETC_077: Power = combo(&[get(random(with(GameTag::COMBO)))]);

/// # MC Blingtron
///
/// `ETC_078` · Rogue minion · 5 mana · 5/5
///
/// > **Battlecry:** Both players equip 1/2 Microphones. Your opponent's increases all damage they take by 1!
///
/// - Set: Festival of Legends · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: Dissed [`ETC_078e2`]
/// - Tokens: Broken Microphone [`ETC_078t`], Golden Microphone [`ETC_078t2`]
///
/// State: Todo
//~ todo ETC_078 9bb91bf4 28649fe8 35238630.cb1a86cf
pub const ETC_078: Power = TODO;

/// # Dissed
///
/// `ETC_078e2` · Rogue enchantment
///
/// > Your hero takes one extra damage from all sources.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_078e2 0d460cb7 3352adad 9aadcd4b.d8545561
pub const ETC_078e2: Power = TODO;

/// # Broken Microphone
///
/// `ETC_078t` · Rogue weapon · 1 mana · 1/2 durability
///
/// > Your hero takes 1 additional damage from all sources.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_078t 4cab92d9 0aebb35b 0acaac7a.7192d966
pub const ETC_078t: Power = TODO;

/// # Golden Microphone
///
/// `ETC_078t2` · Rogue weapon · 1 mana · 1/2 durability
///
/// - Set: Festival of Legends
///
/// State: Vanilla
//~ vanilla ETC_078t2 911050e5 601ad256 f7877587
pub const ETC_078t2: Power = VANILLA;

/// # Bounce Around (ft. Garona)
///
/// `ETC_079` · Rogue spell · 3 mana
///
/// > Return all friendly minions to your hand. They cost (1) this turn.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Dont Pick From Subsets
/// - Enchantments: Bouncing Around [`ETC_079e`]
///
/// State: Derived
//~ derived ETC_079 5734ec5b 7c6a4345 0c50f09c.75778880
pub const ETC_079: Power = spell(&[return_to_hand(FRIENDLY_MINIONS), attach("ETC_079e").to(IT)]);

/// # Bouncing Around
///
/// `ETC_079e` · Rogue enchantment
///
/// > Costs (1) this turn.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived ETC_079e de43233d 816b0dce e4c06256.8a8e5fce
pub const ETC_079e: Power = enchant(&[cost(1)]).this_turn();

/// # Record Scratcher
///
/// `ETC_518` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Refresh @ Mana \|4(Crystal, Crystals). *(Play **Combo** cards while equipped to improve!)*
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Combo
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived ETC_518 98d3c266 0349c04f 523a204a.e8df272a
#[rustfmt::skip]
pub const ETC_518: Power = abilities(&[deathrattle(&[refresh(1).times(ITS_NUMBER)]), after(YOU.play(with(GameTag::COMBO))).then(&[improve(1)])]);

/// # Harmonic Hip Hop
///
/// `ETC_717` · Rogue spell · Shadow · 2 mana
///
/// > Deal $1 damage. Give your weapon +3 Attack. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Enchantments: Harmonic Beats [`ETC_717e`]
/// - Tokens: Dissonant Hip Hop [`ETC_717t`]
///
/// State: Derived
//~ derived ETC_717 57a50b28 eb66bebc 89cbb07b.d6803e2a
#[rustfmt::skip]
pub const ETC_717: Power = abilities(&[spell(&[deal(1).to(TARGET), attach("ETC_717e").to(YOUR_WEAPON)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, card("ETC_717t"))])]);

/// # Harmonic Beats
///
/// `ETC_717e` · Rogue enchantment
///
/// > +3 Attack.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_717e 97f22389 5414feac 0f8255b4.fc2d73f0
pub const ETC_717e: Power = enchant(&[ATTACK.plus(3)]);

/// # Dissonant Hip Hop
///
/// `ETC_717t` · Rogue spell · Shadow · 2 mana
///
/// > Deal $3 damage. Give your weapon +1 Attack. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · rare
/// - Enchantments: Dissonant Beats [`ETC_717te`]
///
/// State: Derived
//~ derived ETC_717t fb1053fa e417d149 6c3a5a63.eaaf4b11
#[rustfmt::skip]
pub const ETC_717t: Power = abilities(&[spell(&[deal(3).to(TARGET), attach("ETC_717te").to(YOUR_WEAPON)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, card("ETC_717"))])]);

/// # Dissonant Beats
///
/// `ETC_717te` · Rogue enchantment
///
/// > +1 Attack.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_717te 1afe8d66 e3eca2eb 4a0413d3.c84fda8a
pub const ETC_717te: Power = enchant(&[ATTACK.plus(1)]);

/// # Rhythmdancer Risa
///
/// `JAM_019` · Multi-class minion · 4 mana · 3/5
///
/// > **Rush** After your hero attacks, return this to your hand and set its Cost to (1).
///
/// - Set: Festival of Legends · legendary · collectible
/// - Classes: Rogue, Demon Hunter
/// - Mechanics: Rush
/// - Enchantments: In the Rhythm [`JAM_019e`]
///
/// State: Done
//~ done JAM_019 76bc1a23 - f6849a01.4aab6863
pub const JAM_019: Power = after(YOUR_HERO.attack(CARD)).then(&[return_to_hand(THIS), attach("JAM_019e").to(THIS)]);

/// # In the Rhythm
///
/// `JAM_019e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_019e fa9eb752 4513629a d0eabb5e.53ed184d
pub const JAM_019e: Power = enchant(&[cost(1)]);

/// # Tough Crowd
///
/// `JAM_020` · Multi-class minion · 3 mana · 2/1
///
/// > **Outcast:** Return a minion to its owner's hand.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Demon
/// - Classes: Rogue, Demon Hunter
/// - Mechanics: Outcast
/// - Target: "Return a minion to its owner's hand."
///
/// State: Derived
//~ derived JAM_020 d711d978 e3b3453d f58576e3.67de4438
pub const JAM_020: Power = on(Word::Outcast, &[return_to_hand(A_MINION)]);

/// # One Hit Wonder
///
/// `JAM_021` · Rogue minion · 2 mana · 2/1
///
/// > **Rush Combo:** Gain Poisonous**.**
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Undead
/// - Mechanics: Combo, Rush
/// - Refers to: Poisonous
///
/// State: Derived
//~ derived JAM_021 2c7728af d579a722 3fdcd348.9392eab0
pub const JAM_021: Power = combo(&[give(&[has(GameTag::POISONOUS)])]);
