//! Rogue cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 59e49dad

/// # Fal'dorei Strider
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Shuffle 3 Ambushes into your deck. When drawn, summon a 4/4 Spider.
/// - Makes: Spider Ambush! [`LOOT_026e`] ("Casts When Drawn Summon a 4/4 Spider."); Leyline Spider [`LOOT_026t`] (4/4)
//~ derived LOOT_026 800ac1fd 16ec05b0.380a7e25 5c06e9c9.e8542bf6
pub const LOOT_026: Power = battlecry(&[shuffle(card("LOOT_026e")).copies(3)]);

/// # Spider Ambush!
/// Spell · 4 mana
/// > **Casts When Drawn** Summon a 4/4 Spider.
//~ done LOOT_026e - 38d1d3b0.69d131b2 2a67b82e
pub const LOOT_026e: Power = spell(&[summon(card("LOOT_026t"))]);

/// # Leyline Spider
/// Minion · Beast · 4 mana · 4/4
//~ vanilla LOOT_026t cb872b94 79d4db7e dd02f357
pub const LOOT_026t: Power = VANILLA;

/// # Cavern Shinyfinder
/// Minion · 2 mana · 3/1
/// > **Battlecry:** Draw a weapon from your deck.
//~ derived LOOT_033 ee1013bf 029e7933.c715f496 293d46cd
pub const LOOT_033: Power = battlecry(&[draw_that(1, WEAPON)]);

/// # Sonya Shadowdancer
/// Minion · 3 mana · 2/2
/// > After a friendly minion dies, add a 1/1 copy of it to your hand. It costs (1).
/// - Makes: Sonya's Shadow [`LOOT_165e`] ("Sonya Shadowdancer made this 1/1.")
//~ derived LOOT_165 2f651a8d dec50fb7.810e05b5 952c56c5.27e7ea97
#[rustfmt::skip]
pub const LOOT_165: Power = after(OTHER_FRIENDLY_MINIONS.die()).then(&[get(copy_of(SUBJECT)), give(&[become_stats(1, 1)]).to(IT), give(&[cost(1)]).to(IT)]);

/// # Sonya's Shadow
/// Enchantment
/// > Sonya Shadowdancer made this 1/1.
/// - Makes: Sonya Shadowdancer [`LOOT_165`] (2/2, "After a friendly minion dies, add a 1/1 copy of…")
//~ todo LOOT_165e c5413043 d522ad72.9ee813fb d9391eb8.52167b19
pub const LOOT_165e: Power = TODO;

/// # Cheat Death
/// Spell · 2 mana
/// > **Secret:** When a friendly minion dies, return it to your hand. It costs (2) less.
/// - Makes: Close Call [`LOOT_204e`] ("Costs (2) less.")
//~ derived LOOT_204 a09c653c 7846e7ae.c55a51c0 52ca0234.f11e3751
pub const LOOT_204: Power =
    whenever(FRIENDLY_MINIONS.die()).then(&[return_to_hand(SUBJECT), attach("LOOT_204e").to(SUBJECT)]);

/// # Close Call
/// Enchantment
/// > Costs (2) less.
//~ derived LOOT_204e b0bc63ac d522ad72.90c32b47 a61072d1
pub const LOOT_204e: Power = enchant(&[cost_less(2)]);

/// # Sudden Betrayal
/// Spell · 2 mana
/// > **Secret:** When a minion attacks your hero, instead it attacks one of its neighbors.
//~ done LOOT_210 - 7846e7ae.e9251d7c 9e55edeb
pub const LOOT_210: Power =
    whenever(ENEMY_MINIONS.attack(all(&[HERO, FRIENDLY]))).then(&[redirect_to(SUBJECT.neighbours().random())]);

/// # Elven Minstrel
/// Minion · 4 mana · 3/3
/// > **Combo:** Draw 2 minions from your deck.
//~ derived LOOT_211 2af2ad06 e3939604.8923772a 55c6969b
pub const LOOT_211: Power = combo(&[draw_that(2, MINION)]);

/// # Evasion
/// Spell · 2 mana
/// > **Secret:** After your hero takes damage, become **Immune** this turn.
/// - Makes: Evasive [`LOOT_214e`] ("Immune until end of turn.")
//~ done LOOT_214 - 7846e7ae.03327af0 d3b4a56d.aa212ab9
pub const LOOT_214: Power =
    after(YOUR_HERO.takes_damage_from(CARD)).then(&[lend(&[has(GameTag::IMMUNE)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Evasive
/// Enchantment
/// > **Immune** until end of turn.
//~ todo LOOT_214e c2f2be60 d522ad72.330df904 3fa288d1
pub const LOOT_214e: Power = TODO;

/// # Kobold Illusionist
/// Minion · 5 mana · 3/3
/// > **Deathrattle:** Summon a 1/1 copy of a minion from your hand.
/// - Makes: Shadowy [`LOOT_412e`] ("1/1.")
//~ done LOOT_412 - e8b6bfb0.a7069d18 e386432f.0e908091
pub const LOOT_412: Power =
    deathrattle(&[summon(copy_of(YOUR_HAND.that(MINION).random())), attach("LOOT_412e").to(IT)]);

/// # Shadowy
/// Enchantment
/// > 1/1.
//~ derived LOOT_412e a155f9af d522ad72.d68bebe2 8ac45413
pub const LOOT_412e: Power = enchant(&[become_stats(1, 1)]);

/// # Lesser Onyx Spellstone
/// Spell · Shadow · 5 mana
/// > Destroy 1 random enemy minion. @(*Play 3 **Deathrattle** cards to upgrade.)*
/// - Makes: Onyx Spellstone [`LOOT_503t`] ("Destroy up to 2 random enemy minions."); Greater Onyx Spellstone [`LOOT_503t2`] ("Destroy up to 3 random enemy minions.")
//~ done LOOT_503 - cf35eba3.123fef4e 1b11c678.35c704bc
pub const LOOT_503: Power = abilities(&[
    spell(&[destroy(ENEMY_MINIONS.random())]),
    upgrades(Goal::Times(3), &[YOU.play(with(GameTag::DEATHRATTLE))], "LOOT_503t"),
]);

/// # Onyx Spellstone
/// Spell · Shadow · 5 mana
/// > Destroy up to 2 random enemy minions. @
//~ done LOOT_503t - cf35eba3.52e9a066 b6925beb
pub const LOOT_503t: Power = abilities(&[
    spell(&[destroy(ENEMY_MINIONS.random_of(2))]),
    upgrades(Goal::Times(3), &[YOU.play(with(GameTag::DEATHRATTLE))], "LOOT_503t2"),
]);

/// # Greater Onyx Spellstone
/// Spell · Shadow · 5 mana
/// > Destroy up to 3 random enemy minions.
//~ done LOOT_503t2 - cf35eba3.b750ce63 89f0b084
pub const LOOT_503t2: Power = spell(&[destroy(ENEMY_MINIONS.random_of(3))]);

/// # Kingsbane
/// Weapon · 1 mana · 1/3 durability
/// > Always keeps enchantments. **Deathrattle:** Shuffle this into your deck.
/// - Makes: Kingsbane Shuffle [`LOOT_542e`] ("Getting ready to shuffle in.")
///
/// # Notes
///
/// Enchantments stay whichever way it moves; what lasts for a turn ends with it, and copies are fresh cards (Hearthstone Wiki, "Keep
/// enchantment").
//~ done LOOT_542 - 58afaf32.bd9c6b10 276faa0d.f0713a32
pub const LOOT_542: Power =
    abilities(&[keeps_enchantments(EnchantmentRetention::Always), deathrattle(&[shuffle(the(THIS))])]);

/// # Kingsbane Shuffle
/// Enchantment
/// > Getting ready to shuffle in.
//~ done LOOT_542e - d522ad72.c965ec45 0c75397d
pub const LOOT_542e: Power = enchant(&[]);
