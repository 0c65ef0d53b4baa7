//! Warlock cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b5962d3b

/// # Crazed Netherwing
/// Minion · Dragon · 5 mana · 5/5
/// > **Battlecry:** If you're holding a Dragon, deal 3 damage to all other characters.
//~ derived DRG_201 3b464cd5 c4dc5c15.050b722f a7305770
pub const DRG_201: Power = battlecry(&[deal(3).to(CHARACTERS.other())]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Dragonblight Cultist
/// Minion · 3 mana · 1/1
/// > **Battlecry: Invoke** Galakrond. Gain +1 Attack for each other friendly minion.
/// - Makes: Power of the Cult [`DRG_202e`] ("Increased Attack.")
//~ derived DRG_202 f918c3ba d6fd17e4.0051f025 10f0f058.77237396
pub const DRG_202: Power =
    battlecry(&[invoke(), give(&[ATTACK.plus(1).times(X)]).with_x(count(OTHER_FRIENDLY_MINIONS))]);

/// # Power of the Cult
/// Enchantment
/// > Increased Attack.
//~ todo DRG_202e 0c5eb339 d522ad72.08129cea 5b92b0a2
pub const DRG_202e: Power = TODO;

/// # Veiled Worshipper
/// Minion · Undead · 4 mana · 5/4
/// > **Battlecry:** If you've **Invoked** twice, draw 3 cards.
//~ derived DRG_203 47fb9aa5 ca439a9a.13a9944a bc4464cc
pub const DRG_203: Power = battlecry(&[draw(3)]).when(YOU.invoke().this_game().at_least(2));

/// # Dark Skies
/// Spell · Fel · 3 mana
/// > Deal $1 damage to a random minion. Repeat for each card in your hand.
//~ derived DRG_204 9487b2c8 d86badf2.eb7e2ee4 ed0654f6
pub const DRG_204: Power =
    spell(&[deal(1).to(MINIONS.random()), perform(&[deal(1).to(MINIONS.random())]).for_each(YOUR_HAND)]);

/// # Nether Breath
/// Spell · Fel · 2 mana
/// > Deal $2 damage. If you're holding a Dragon, deal $4 damage with **Lifesteal** instead.
//~ done DRG_205 - 4ead3665.14a0d031 9a971563
pub const DRG_205: Power = spell(&[either(
    there_is(&YOUR_HAND.that(DRAGON)),
    &[give(&[has(GameTag::LIFESTEAL)]), deal(4).to(TARGET)],
    &[deal(2).to(TARGET)],
)]);

/// # Rain of Fire
/// Spell · Fel · 1 mana
/// > Deal $1 damage to all characters.
//~ derived DRG_206 0ec605d3 ad794704.6089f2cf 112b32cb
pub const DRG_206: Power = spell(&[deal(1).to(CHARACTERS)]);

/// # Abyssal Summoner
/// Minion · 6 mana · 2/2
/// > **Battlecry:** Summon a Demon with **Taunt** and stats equal to your hand size.
/// - Makes: Abyssal Destroyer [`DRG_207t`] (1/1, "Taunt")
//~ done DRG_207 - 20bc822d.4cfc51d9 b2ad8690.df10ba95
pub const DRG_207: Power = battlecry(&[
    summon(card("DRG_207t")),
    give(&[become_stats(1, 1).times(X), cost(1).times(X)]).with_x(count(YOUR_HAND)).to(IT),
]);

/// # Abyssal Destroyer
/// Minion · Demon · 1 mana · 1/1
/// > **Taunt**
//~ vanilla DRG_207t 7df99da8 18149ac8.4b0c5d24 c71fb185
pub const DRG_207t: Power = VANILLA;

/// # Valdris Felgorge
/// Minion · 7 mana · 4/4
/// > **Battlecry:** Increase your maximum hand size to 12. Draw 4 cards.
//~ done DRG_208 - 1e025682.e542207e ee86f35f
pub const DRG_208: Power = battlecry(&[set_max_hand(12), draw(4)]);

/// # Zzeraku the Warped
/// Minion · Dragon · 8 mana · 4/12
/// > Whenever your hero takes damage, summon a 6/6 Nether Drake.
/// - Makes: Nether Drake [`DRG_209t`] (6/6)
//~ derived DRG_209 f564a3fc aec6d49b.cd07721a 3b4ceb73.a20eec6a
pub const DRG_209: Power = whenever(YOUR_HERO.takes_damage_from(CARD)).then(&[summon(card("DRG_209t"))]);

/// # Nether Drake
/// Minion · Dragon · 6 mana · 6/6
//~ vanilla DRG_209t 7fe6e1d5 42abf971 de80d4fd
pub const DRG_209t: Power = VANILLA;

/// # Draconic Imp
/// Minion · Demon · 1 mana · 1/1
//~ vanilla DRG_238t12t2 4410de9d 18149ac8 4c5b3652
pub const DRG_238t12t2: Power = VANILLA;

/// # Fiendish Rites
/// Spell · 3 mana
/// > **Invoke** Galakrond. Give your minions +1 Attack.
/// - Makes: Fiendish Rites [`DRG_250e`] ("\+1 Attack.")
//~ derived DRG_250 88cd7825 82ede6d1.95239a8d 8610d942.1e455315
pub const DRG_250: Power = spell(&[invoke(), attach("DRG_250e").to(FRIENDLY_MINIONS)]);

/// # Fiendish Rites
/// Enchantment
/// > \+1 Attack.
//~ derived DRG_250e 3f3cab16 d522ad72.379bca7a 8610d942
pub const DRG_250e: Power = enchant(&[ATTACK.plus(1)]);

/// # Galakrond, the Wretched
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Summon 1 random Demon. *(@)*
/// - Makes: [`DRG_238p3`](crate::descent_of_dragons::warrior::DRG_238p3); Galakrond, the Apocalypse [`DRG_600t2`] ("Battlecry: Summon 2 random Demons. (X)"); Galakrond, Azeroth's End [`DRG_600t3`] ("Battlecry: Summon 4 random Demons. Equip a 5/2…")
//~ done DRG_600 - 7c911c2c.08c4174b 9ff88326.82a44c53
pub const DRG_600: Power = abilities(&[
    battlecry(&[summon(random(all(&[MINION, DEMON])))]),
    becomes(YOU.invoke().this_game().at_least(2), "DRG_600t2"),
]);

/// # Galakrond, the Apocalypse
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Summon 2 random Demons. *(@)*
/// - Makes: [`DRG_238p3`](crate::descent_of_dragons::warrior::DRG_238p3)
//~ done DRG_600t2 - 7c911c2c.1ec51089 faafd0c7.c2995279
pub const DRG_600t2: Power = abilities(&[
    battlecry(&[summon(random(all(&[MINION, DEMON]))).picks(2)]),
    becomes(YOU.invoke().this_game().at_least(4), "DRG_600t3"),
]);

/// # Galakrond, Azeroth's End
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Summon 4 random Demons. Equip a 5/2 Claw.
/// - Makes: [`DRG_238p3`](crate::descent_of_dragons::warrior::DRG_238p3)
//~ done DRG_600t3 - 7c911c2c.6849af94 0c182494.c2995279
pub const DRG_600t3: Power = battlecry(&[summon(random(all(&[MINION, DEMON]))).picks(4), equip(card("DRG_238ht"))]);
