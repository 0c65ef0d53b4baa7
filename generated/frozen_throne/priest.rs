//! Priest cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6cd850da

/// # Devour Mind
/// Spell · Shadow · 5 mana
/// > Copy 3 cards in your opponent's deck and add them to your hand.
//~ derived ICC_207 e7ce5823 cf35eba3.3b705dbd 94c6841b
pub const ICC_207: Power = spell(&[get(copy_of(ENEMY_DECK.random_of(3)))]);

/// # Shadow Ascendant
/// Minion · Undead · 2 mana · 2/3
/// > At the end of your turn, give another random friendly minion +1/+1.
/// - Makes: Ascended [`ICC_210e`] ("Stats increased.")
//~ derived ICC_210 951547d6 af5d8f40.a1635a0d 1a9f9aa2.dc5d6c83
pub const ICC_210: Power = at_end_of_your_turn(&[give(&[plus(1, 1)]).to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Ascended
/// Enchantment
/// > Stats increased.
//~ todo ICC_210e 72806f25 d522ad72.1aa7c3a1 4ef12956
pub const ICC_210e: Power = TODO;

/// # Acolyte of Agony
/// Minion · Undead · 3 mana · 3/3
/// > **Lifesteal**
//~ vanilla ICC_212 45268cba e14ef5e3.b857c9f1 64e8b55e
pub const ICC_212: Power = VANILLA;

/// # Eternal Servitude
/// Spell · Shadow · 4 mana
/// > **Discover** a friendly minion that died this game. Summon it.
//~ derived ICC_213 d5ae08cd 1e562e45.df013e60 f4d0ba5d
pub const ICC_213: Power = spell(&[discover_then(Offer::Past(FRIENDLY_MINIONS.die().this_game()), &[summon(the(IT))])]);

/// # Obsidian Statue
/// Minion · 9 mana · 4/8
/// > **Taunt, Lifesteal Deathrattle:** Destroy a random enemy minion.
//~ derived ICC_214 b5ac688a 1e56feff.2bc41eff 7e998691
pub const ICC_214: Power = deathrattle(&[destroy(ENEMY_MINIONS.random())]);

/// # Archbishop Benedictus
/// Minion · 7 mana · 4/6
/// > **Battlecry:** Shuffle a copy of your opponent's deck into your deck.
//~ done ICC_215 - 1e015858.b89d5f46 8868534b
pub const ICC_215: Power = battlecry(&[shuffle(copy_of(ENEMY_DECK))]);

/// # Shadow Essence
/// Spell · Shadow · 7 mana
/// > Summon a 5/5 copy of a random minion in your deck.
/// - Makes: Shadow Essence [`ICC_235e`] ("Attack and Health set to 5.")
//~ derived ICC_235 549aeb8b 52656de7.f35bdd82 6fb65fcd.4e4798db
pub const ICC_235: Power = spell(&[summon(copy_of(YOUR_DECK.that(MINION).random())), attach("ICC_235e").to(IT)]);

/// # Shadow Essence
/// Enchantment
/// > Attack and Health set to 5.
//~ derived ICC_235e 1c66fb87 d522ad72.78232ea1 6fb65fcd
pub const ICC_235e: Power = enchant(&[become_stats(5, 5)]);

/// # Spirit Lash
/// Spell · Shadow · 2 mana
/// > **Lifesteal** Deal $1 damage to all minions.
//~ derived ICC_802 2c02c390 a5d45018.21668e21 e7c28e9f
pub const ICC_802: Power = spell(&[deal(1).to(MINIONS)]);

/// # Shadowreaper Anduin
/// Hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Destroy all minions with 5 or more Attack.
/// - Makes: Voidform [`ICC_830p`] ("Deal 2 damage. After you play a card, refresh…")
//~ done ICC_830 - a445d38d.b32d0b7c cba0672e.0ddfbe1e
pub const ICC_830: Power = battlecry(&[destroy(MINIONS.that(ATTACK.at_least(5)))]);

/// # Voidform
/// Hero Power · 2 mana
/// > Deal $2 damage. After you play a card, refresh this.
//~ done ICC_830p - 4902b083.19be87e1 d90203fa
pub const ICC_830p: Power = abilities(&[hero_power(&[deal(2).to(TARGET)]), after(YOU.play(CARD)).then(&[ready(THIS)])]);

/// # Embrace Darkness
/// Spell · Shadow · 6 mana
/// > Choose an enemy minion. At the start of your turn, gain control of it.
/// - Makes: Embraced [`ICC_849e`] ("At the start of the next turn, lose control of…")
//~ done ICC_849 - b1a71a54.91d0d0c9 5ca2144e.fbc0a1e7
pub const ICC_849: Power = spell(&[attach("ICC_849e").to(AN_ENEMY_MINION)]);

/// # Embraced
/// Enchantment
/// > At the start of the next turn, lose control of this minion.
//~ done ICC_849e - d522ad72.798f8108 b59fadaf
pub const ICC_849e: Power = whenever(YOU.turn_start()).once().then(&[take_control(THIS)]);
