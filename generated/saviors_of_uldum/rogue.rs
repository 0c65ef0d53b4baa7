//! Rogue cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 9e93a700

/// # Pharaoh Cat
/// Minion · Undead · Beast · 1 mana · 1/2
/// > **Battlecry:** Add a random **Reborn** minion to your hand.
//~ derived ULD_186 47b7426f ba856bf7.aa4e6abe 0c4043b6
pub const ULD_186: Power = battlecry(&[get(random(all(&[MINION, with(GameTag::REBORN)])))]);

/// # Whirlkick Master
/// Minion · 2 mana · 1/2
/// > Whenever you play a **Combo** card, add a random **Combo** card to your hand.
//~ derived ULD_231 17847cf6 4c954f50.b20ce6f5 c5b99c52
pub const ULD_231: Power = whenever(YOU.play(with(GameTag::COMBO))).then(&[get(random(with(GameTag::COMBO)))]);

/// # Sahket Sapper
/// Minion · Pirate · 4 mana · 4/4
/// > **Deathrattle:** Return a random enemy minion to your opponent's hand.
//~ derived ULD_280 5d03fa37 8e1b28ac.b6a56825 79e57204
pub const ULD_280: Power = deathrattle(&[return_to_hand(ENEMY_MINIONS.random())]);

/// # Hooked Scimitar
/// Weapon · 3 mana · 2/2 durability
/// > **Combo:** Gain +2 Attack.
/// - Makes: Polished [`ULD_285e`] ("\+2 Attack.")
//~ derived ULD_285 ee596e7e 02639dc7.ca39d189 4e61a0f6.c8c23724
pub const ULD_285: Power = combo(&[attach("ULD_285e")]);

/// # Polished
/// Enchantment
/// > \+2 Attack.
//~ derived ULD_285e 90348e17 d522ad72.a6e18051 32e84121
pub const ULD_285e: Power = enchant(&[ATTACK.plus(2)]);

/// # Shadow of Death
/// Spell · Shadow · 4 mana
/// > Choose a minion. Shuffle 3 'Shadows' into your deck that summon a copy when drawn.
/// - Makes: Shadow [`ULD_286t`] ("Casts When Drawn Summon a ….")
//~ done ULD_286 - 1e562e45.1efbfea1 c7570a85.c9e19497
pub const ULD_286: Power = spell(&[
    select(A_MINION),
    shuffle(card("ULD_286t")).copies(3),
    one_by_one(IT, &[keep_with(copy_of(TARGET), THAT)]),
]);

/// # Shadow
/// Spell · Shadow · 4 mana
/// > **Casts When Drawn** Summon a {0}.
//~ done ULD_286t - 1e562e45.262b5def 6e63459d
pub const ULD_286t: Power = spell(&[summon(the(KEPT))]);

/// # Anka, the Buried
/// Minion · Undead · 5 mana · 5/5
/// > **Battlecry:** Change each **Deathrattle** minion in your hand into a 1/1 that costs (1).
/// - Makes: Buried [`ULD_288e`] ("Anka, the Buried made this 1/1.")
//~ done ULD_288 - 963fba73.b934ebe5 aaefe861.83a467fb
#[rustfmt::skip]
pub const ULD_288: Power = battlecry(&[give(&[become_stats(1, 1)]).to(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE)]))), give(&[cost(1)]).to(IT)]);

/// # Buried
/// Enchantment
/// > Anka, the Buried made this 1/1.
//~ todo ULD_288e 1664e6b2 d522ad72.f35d709f 9a078a56
pub const ULD_288e: Power = TODO;

/// # Bazaar Burglary
/// Spell · 1 mana
/// > **Quest:** Add 4 cards from other classes to your hand. **Reward:** Ancient Blades.
/// - Makes: Ancient Blades [`ULD_326p`] ("Equip a 3/2 Blade with Immune while attacking."); Mirage Blade [`ULD_326t`] (3/2 durability, "Your hero is Immune while attacking.")
//~ done ULD_326 - 2f198b86.22d6575c cd77a709.b6dca615
pub const ULD_326: Power =
    quest(Goal::Times(4), &[YOU.get(ANOTHER_CLASS)]).reward(&[become_hero_power(card("ULD_326p"))]);

/// # Ancient Blades
/// Hero Power · 2 mana
/// > Equip a 3/2 Blade with **Immune** while attacking.
//~ done ULD_326p - 4902b083.79199e2c 68db558a
pub const ULD_326p: Power = hero_power(&[equip(card("ULD_326t"))]);

/// # Mirage Blade
/// Weapon · 2 mana · 3/2 durability
/// > Your hero is **Immune** while attacking.
//~ done ULD_326t - 9c01ccd6.34a091c0 1a240fb6
pub const ULD_326t: Power = aura(YOUR_HERO).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Bazaar Mugger
/// Minion · 5 mana · 3/5
/// > **Rush Battlecry:** Add a random minion from another class to your hand.
//~ derived ULD_327 359a95eb e8b987c6.85afdbee 664df4b5
pub const ULD_327: Power = battlecry(&[get(random_of(MINION, Classes::Other))]);

/// # Clever Disguise
/// Spell · 2 mana
/// > Add 2 random spells from another class to your hand.
//~ derived ULD_328 392e9d19 7846e7ae.80723d17 32a71db5
pub const ULD_328: Power = spell(&[get(random_of(SPELL, Classes::Other)).picks(2)]);

/// # Plague of Madness
/// Spell · Shadow · 1 mana
/// > Each player equips a 2/2 Knife with **Poisonous**.
/// - Reprint of: [`BRMA07_2H`](crate::blackrock_mountain::neutral::BRMA07_2H)
/// - Makes: Plagued Knife [`ULD_715t`] (2/2 durability, "Poisonous")
//~ done ULD_715 - ca4a4f53.7b30e252 180ec090.012cdc93.d1b989e2
pub const ULD_715: Power = spell(&[equip(card("ULD_715t")).for_(PLAYERS)]);

/// # Plagued Knife
/// Weapon · 1 mana · 2/2 durability
/// > **Poisonous**
//~ vanilla ULD_715t 7af3fa6f b272821a.2574dcf7 2dc7301a
pub const ULD_715t: Power = VANILLA;
