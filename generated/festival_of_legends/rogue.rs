//! Rogue cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7f6cf0a8

/// # Beatboxer
/// Minion · Mech · 3 mana · 4/3
/// > **Combo:** Deal 4 damage randomly split among all enemies.
//~ derived ETC_072 7a8b993d fd247ac6.f7964b30 7d2891c7
pub const ETC_072: Power = combo(&[deal(4).split_among(ENEMIES)]);

/// # Rhyme Spinner
/// Minion · 3 mana · 1/3
/// > **Rush Combo:** Gain +1/+1 for each other **Combo** card you've played this game.@ *(@)*
/// - Makes: Turn It Up! [`ETC_073e`] ("\+1/+1.")
//~ derived ETC_073 b41efa2d d6e41f6e.96065b90 f94694a1.76adffb6
pub const ETC_073: Power =
    combo(&[give(&[plus(1, 1).times(X)]).with_x(YOU.play(with(GameTag::COMBO)).this_game().other().count())]);

/// # Turn It Up!
/// Enchantment
/// > \+1/+1.
//~ derived ETC_073e 155aadbd d522ad72.cb08f83e b0d6cd5e
pub const ETC_073e: Power = enchant(&[plus(1, 1)]);

/// # Mixtape
/// Spell · Fire · 1 mana
/// > **Discover** a copy of a card your opponent played this game.
//~ done ETC_074 - e70c31b0.1ea515f1 f877015b
pub const ETC_074: Power = spell(&[discover_then(Offer::Past(OPPONENT.play(CARD).this_game()), &[get(the(IT))])]);

/// # Mic Drop
/// Spell · 3 mana
/// > Draw 2 cards. **Finale:** Give your weapon +2 Attack.
/// - Makes: OHHHHH!!!! [`ETC_075e`] ("\+2 Attack.")
//~ derived ETC_075 554ff3d5 82ede6d1.c6a82d16 df0ac643.e6b46a1d
pub const ETC_075: Power = abilities(&[spell(&[draw(2)]), on(Word::Finale, &[attach("ETC_075e").to(YOUR_WEAPON)])]);

/// # OHHHHH!!!!
/// Enchantment
/// > \+2 Attack.
//~ derived ETC_075e 0ffa49d0 d522ad72.a6e18051 fc1c7c5a
pub const ETC_075e: Power = enchant(&[ATTACK.plus(2)]);

/// # Breakdance
/// Spell · Shadow · 1 mana
/// > Return a friendly minion to your hand. Summon a Dancer with its stats and **Rush**.
/// - Makes: Breakdancer [`ETC_076t`] (1/1, "Rush")
///
/// # Notes
///
/// The Dancer stands where the returned minion stood (recorded).
//~ done ETC_076 - ca4a4f53.44860ed8 40afc52b.24f16d80
pub const ETC_076: Power = spell(&[
    set_counter_to(0, ATTACK.of(A_FRIENDLY_MINION)),
    set_counter_to(1, HEALTH.of(TARGET)),
    return_to_hand(TARGET),
    summon(card("ETC_076t")).for_(IT.controller()),
    give(&[ATTACK.set_to(X)]).with_x(counter_value(0)).to(IT),
    give(&[HEALTH.set_to(X)]).with_x(counter_value(1)).to(IT),
]);

/// # Breakdancer
/// Minion · 1 mana · 1/1
/// > **Rush**
//~ vanilla ETC_076t 41cf58b7 cbd7c476.57b12c28 773d81fe
pub const ETC_076t: Power = VANILLA;

/// # Disc Jockey
/// Minion · Mech · Beast · 2 mana · 4/1
/// > **Combo:** Add a random **Combo** card to your hand.
//~ derived ETC_077 e7d6f745 55849732.93e56b38 a6333d54
pub const ETC_077: Power = combo(&[get(random(with(GameTag::COMBO)))]);

/// # MC Blingtron
/// Minion · Mech · 5 mana · 5/5
/// > **Battlecry:** Both players equip 1/2 Microphones. Your opponent's increases all damage they take by 1!
/// - Makes: Broken Microphone [`ETC_078t`] (1/2 durability, "Your hero takes 1 additional damage from all…"); Golden Microphone [`ETC_078t2`] (1/2 durability); Dissed [`ETC_078e2`] ("Your hero takes one extra damage from all…")
//~ done ETC_078 - c5b57330.cb1a86cf debcf42b.ffad7328
pub const ETC_078: Power = battlecry(&[equip(card("ETC_078t2")), equip(card("ETC_078t")).for_(OPPONENT)]);

/// # Dissed
/// Enchantment
/// > Your hero takes one extra damage from all sources.
//~ todo ETC_078e2 3352adad d522ad72.d8545561 dae3d78d
pub const ETC_078e2: Power = TODO;

/// # Broken Microphone
/// Weapon · 1 mana · 1/2 durability
/// > Your hero takes 1 additional damage from all sources.
//~ done ETC_078t - e6530ec3.7192d966 03eb8114
pub const ETC_078t: Power = whenever(YOUR_HERO.would_take_damage_from(CARD)).then(&[damage_increased(1)]);

/// # Golden Microphone
/// Weapon · 1 mana · 1/2 durability
//~ vanilla ETC_078t2 601ad256 e6530ec3 104e86bb
pub const ETC_078t2: Power = VANILLA;

/// # Bounce Around (ft. Garona)
/// Spell · 3 mana
/// > Return all friendly minions to your hand. They cost (1) this turn.
/// - Makes: Bouncing Around [`ETC_079e`] ("Costs (1) this turn.")
//~ derived ETC_079 7c6a4345 82ede6d1.75778880 23407b20.23b1726e
pub const ETC_079: Power = spell(&[return_to_hand(FRIENDLY_MINIONS), attach("ETC_079e").to(IT)]);

/// # Bouncing Around
/// Enchantment
/// > Costs (1) this turn.
//~ derived ETC_079e 816b0dce d522ad72.8a8e5fce 08dd4e00
pub const ETC_079e: Power = enchant(&[cost(1)]).this_turn();

/// # Record Scratcher
/// Weapon · 3 mana · 3/2 durability
/// > **Deathrattle:** Refresh @ Mana \|4(Crystal, Crystals). *(Play **Combo** cards while equipped to improve!)*
/// - Numbers: {0} = 1
//~ derived ETC_518 979394b8 043b7f8c.e8df272a.eae7e889 ce9b1eee
#[rustfmt::skip]
pub const ETC_518: Power = abilities(&[deathrattle(&[refresh_mana(1).times(TEXT_NUMBER)]), after(YOU.play(with(GameTag::COMBO))).then(&[raise_text_number(1)])]);

/// # Harmonic Hip Hop
/// Spell · Shadow · 2 mana
/// > Deal $1 damage. Give your weapon +3 Attack. *(Swaps each turn.)*
/// - Makes: Dissonant Hip Hop [`ETC_717t`] ("Deal 3 damage. Give your weapon +1 Attack. (Swaps…"); Harmonic Beats [`ETC_717e`] ("\+3 Attack.")
//~ derived ETC_717 7d659925 a5d45018.d6803e2a 0fdbdd51.30f35d4e
#[rustfmt::skip]
pub const ETC_717: Power = abilities(&[spell(&[deal(1).to(TARGET), attach("ETC_717e").to(YOUR_WEAPON)]), whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("ETC_717t"))])]);

/// # Harmonic Beats
/// Enchantment
/// > \+3 Attack.
//~ derived ETC_717e 5414feac d522ad72.a18441c4 d746517b
pub const ETC_717e: Power = enchant(&[ATTACK.plus(3)]);

/// # Dissonant Hip Hop
/// Spell · Shadow · 2 mana
/// > Deal $3 damage. Give your weapon +1 Attack. *(Swaps each turn.)*
/// - Makes: Dissonant Beats [`ETC_717te`] ("\+1 Attack.")
//~ derived ETC_717t 99413f4c a5d45018.eaaf4b11 89bfa421.b90fa1e6
#[rustfmt::skip]
pub const ETC_717t: Power = abilities(&[spell(&[deal(3).to(TARGET), attach("ETC_717te").to(YOUR_WEAPON)]), whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("ETC_717"))])]);

/// # Dissonant Beats
/// Enchantment
/// > \+1 Attack.
//~ derived ETC_717te e3eca2eb d522ad72.379bca7a d37b58c5
pub const ETC_717te: Power = enchant(&[ATTACK.plus(1)]);

/// # Rhythmdancer Risa
/// Minion · 4 mana · 3/5
/// > **Rush** After your hero attacks, return this to your hand and set its Cost to (1).
/// - Classes: Rogue, Demon Hunter
/// - Makes: In the Rhythm [`JAM_019e`] ("Costs (1).")
//~ done JAM_019 - e3908842.4aab6863 555f8f1c.4c4fdccf.19b94dd0
pub const JAM_019: Power = after(YOUR_HERO.attack(CARD)).then(&[return_to_hand(THIS), attach("JAM_019e").to(THIS)]);

/// # In the Rhythm
/// Enchantment
/// > Costs (1).
//~ derived JAM_019e 4513629a d522ad72.53ed184d 7c9f67b6
pub const JAM_019e: Power = enchant(&[cost(1)]);

/// # Tough Crowd
/// Minion · Demon · 3 mana · 2/1
/// > **Outcast:** Return a minion to its owner's hand.
/// - Classes: Rogue, Demon Hunter
//~ derived JAM_020 e3b3453d 06d3b1f4.67de4438 c47ded95.4c4fdccf
pub const JAM_020: Power = on(Word::Outcast, &[return_to_hand(A_MINION)]);

/// # One Hit Wonder
/// Minion · Undead · 2 mana · 2/1
/// > **Rush Combo:** Gain **Poisonous.**
//~ derived JAM_021 d579a722 aeaa801a.a0cf7bc3 91b8e8ee
pub const JAM_021: Power = combo(&[give(&[has(GameTag::POISONOUS)])]);
