//! Warlock cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6d73072a

/// # Vulgar Homunculus
/// Minion · Demon · 2 mana · 2/4
/// > **Taunt Battlecry:** Deal 2 damage to your hero.
//~ derived LOOT_013 225ff3bb b4fcaa05.8548aee7 56bc16dd
pub const LOOT_013: Power = battlecry(&[deal(2).to(YOUR_HERO)]);

/// # Kobold Librarian
/// Minion · 1 mana · 2/1
/// > **Battlecry:** Draw a card. Deal 2 damage to your hero.
//~ derived LOOT_014 db2b78a5 57db445c.459078bb 50573706
pub const LOOT_014: Power = battlecry(&[draw(1), deal(2).to(YOUR_HERO)]);

/// # Dark Pact
/// Spell · Shadow · 1 mana
/// > Destroy a friendly minion. Restore #8 Health to your hero.
//~ derived LOOT_017 88b9b377 ca4a4f53.10a20fc2 168ded05
pub const LOOT_017: Power = spell(&[destroy(A_FRIENDLY_MINION), heal(8).to(YOUR_HERO)]);

/// # Hooked Reaver
/// Minion · Demon · 4 mana · 4/4
/// > **Battlecry:** If you have 15 or less Health, gain +3/+3 and **Taunt**.
/// - Makes: Hooked Horror [`LOOT_018e`] ("\+3/+3. Taunt")
//~ derived LOOT_018 0e4a66f0 f16771d7.6d934f38 7a28dd81.ec629d75
pub const LOOT_018: Power =
    battlecry(&[give(&[plus(3, 3), has(GameTag::TAUNT)])]).when(there_is(&YOUR_HERO.that(HEALTH.at_most(15))));

/// # Hooked Horror
/// Enchantment
/// > \+3/+3. **Taunt**
//~ todo LOOT_018e 3464a85d d522ad72.b9033157 6fc17e5b
pub const LOOT_018e: Power = TODO;

/// # Lesser Amethyst Spellstone
/// Spell · Shadow · 4 mana
/// > **Lifesteal.** Deal $3 damage to a minion. *(Take damage from your cards to upgrade.)*
/// - Makes: Amethyst Spellstone [`LOOT_043t2`] ("Lifesteal. Deal 5 damage to a minion. (Take…"); Greater Amethyst Spellstone [`LOOT_043t3`] ("Lifesteal. Deal 7 damage to a minion.")
//~ done LOOT_043 - 1e562e45.1a06b95c a49e74fa.763899d7
#[rustfmt::skip]
pub const LOOT_043: Power = abilities(&[spell(&[deal(3).to(A_MINION)]), upgrades(Goal::Times(1), &[YOUR_HERO.takes_damage_from(all(&[FRIENDLY, any(&[MINION, SPELL, WEAPON])]))], "LOOT_043t2")]);

/// # Amethyst Spellstone
/// Spell · Shadow · 4 mana
/// > **Lifesteal.** Deal $5 damage to a minion. *(Take damage from your cards to upgrade.)*
//~ done LOOT_043t2 - 1e562e45.37479085 7fed9144
#[rustfmt::skip]
pub const LOOT_043t2: Power = abilities(&[spell(&[deal(5).to(A_MINION)]), upgrades(Goal::Times(1), &[YOUR_HERO.takes_damage_from(all(&[FRIENDLY, any(&[MINION, SPELL, WEAPON])]))], "LOOT_043t3")]);

/// # Greater Amethyst Spellstone
/// Spell · Shadow · 4 mana
/// > **Lifesteal.** Deal $7 damage to a minion.
//~ derived LOOT_043t3 bf5000b6 1e562e45.82bb18fc 2f9a0ff6
pub const LOOT_043t3: Power = spell(&[deal(7).to(A_MINION)]);

/// # Possessed Lackey
/// Minion · 5 mana · 2/2
/// > **Deathrattle: Recruit** a Demon.
//~ derived LOOT_306 91059ca4 cb0d2756.25e5fa8d 71dc33c1
pub const LOOT_306: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, DEMON])).random()))]);

/// # Voidlord
/// Minion · Demon · 9 mana · 3/9
/// > **Taunt Deathrattle:** Summon three 1/3 Demons with **Taunt**.
/// - Makes: [`CS2_065`](crate::legacy::warlock::CS2_065)
//~ derived LOOT_368 1941852e 9677f7a5.c5f9d04f aeab8214.bd919395
pub const LOOT_368: Power = deathrattle(&[summon(card("CS2_065")).copies(3)]);

/// # Rin, the First Disciple
/// Minion · 6 mana · 3/6
/// > **Taunt Deathrattle:** Add 'The First Seal' to your hand.
/// - Makes: The First Seal [`LOOT_415t1`] ("Summon a 2/2 Demon. Add 'The Second Seal' to your…"); The Second Seal [`LOOT_415t2`] ("Summon a 3/3 Demon. Add 'The Third Seal' to your…"); The Third Seal [`LOOT_415t3`] ("Summon a 4/4 Demon. Add 'The Fourth Seal' to your…"); The Fourth Seal [`LOOT_415t4`] ("Summon a 5/5 Demon. Add 'The Final Seal' to your…"); The Final Seal [`LOOT_415t5`] ("Summon a 6/6 Demon. Add 'Azari, the Devourer' to…"); Azari, the Devourer [`LOOT_415t6`] (10/10, "Battlecry: Destroy your opponent's deck.")
//~ derived LOOT_415 a47cdaa4 54416314.27e2cbb9 a3d9a975.ee5b9a06
pub const LOOT_415: Power = deathrattle(&[get(card("LOOT_415t1"))]);

/// # The First Seal
/// Spell · Shadow · 5 mana
/// > Summon a 2/2 Demon. Add 'The Second Seal' to your hand.
/// - Makes: Felhunter [`LOOT_415t1t`] (2/2); The Second Seal [`LOOT_415t2`] ("Summon a 3/3 Demon. Add 'The Third Seal' to your…")
//~ derived LOOT_415t1 dd43ecc7 cf35eba3.9ddec9a3 4c7e81a5.231bda90
pub const LOOT_415t1: Power = spell(&[summon(card("LOOT_415t1t")), get(card("LOOT_415t2"))]);

/// # Felhunter
/// Minion · Demon · 2 mana · 2/2
//~ vanilla LOOT_415t1t fb398b5c b4d66bc3 bf4134de
pub const LOOT_415t1t: Power = VANILLA;

/// # The Second Seal
/// Spell · Shadow · 5 mana
/// > Summon a 3/3 Demon. Add 'The Third Seal' to your hand.
/// - Makes: Felhunter [`LOOT_415t2t`] (3/3); The Third Seal [`LOOT_415t3`] ("Summon a 4/4 Demon. Add 'The Fourth Seal' to your…")
//~ derived LOOT_415t2 f3f7d127 cf35eba3.9fa0a252 5c2381a3.20852050
pub const LOOT_415t2: Power = spell(&[summon(card("LOOT_415t2t")), get(card("LOOT_415t3"))]);

/// # Felhunter
/// Minion · Demon · 3 mana · 3/3
//~ vanilla LOOT_415t2t 15005eae ddf3412b bf4134de
pub const LOOT_415t2t: Power = VANILLA;

/// # The Third Seal
/// Spell · Shadow · 5 mana
/// > Summon a 4/4 Demon. Add 'The Fourth Seal' to your hand.
/// - Makes: Felhunter [`LOOT_415t3t`] (4/4); The Fourth Seal [`LOOT_415t4`] ("Summon a 5/5 Demon. Add 'The Final Seal' to your…")
//~ derived LOOT_415t3 c518fa6d cf35eba3.d85b3311 dbbaa1c6.ad779fdf
pub const LOOT_415t3: Power = spell(&[summon(card("LOOT_415t3t")), get(card("LOOT_415t4"))]);

/// # Felhunter
/// Minion · Demon · 4 mana · 4/4
//~ vanilla LOOT_415t3t 49840819 f16771d7 bf4134de
pub const LOOT_415t3t: Power = VANILLA;

/// # The Fourth Seal
/// Spell · Shadow · 5 mana
/// > Summon a 5/5 Demon. Add 'The Final Seal' to your hand.
/// - Makes: Felhunter [`LOOT_415t4t`] (5/5); The Final Seal [`LOOT_415t5`] ("Summon a 6/6 Demon. Add 'Azari, the Devourer' to…")
//~ derived LOOT_415t4 4197a99c cf35eba3.67d26d22 dd4ccee8.f7e3bcc7
pub const LOOT_415t4: Power = spell(&[summon(card("LOOT_415t4t")), get(card("LOOT_415t5"))]);

/// # Felhunter
/// Minion · Demon · 5 mana · 5/5
//~ vanilla LOOT_415t4t 6a14ff23 d4e7e34d bf4134de
pub const LOOT_415t4t: Power = VANILLA;

/// # The Final Seal
/// Spell · Shadow · 5 mana
/// > Summon a 6/6 Demon. Add 'Azari, the Devourer' to your hand.
/// - Makes: Felhunter [`LOOT_415t5t`] (6/6)
//~ done LOOT_415t5 - cf35eba3.a5fe1160 9134b6a6.411483ab
pub const LOOT_415t5: Power = spell(&[summon(card("LOOT_415t5t")), get(card("LOOT_415t6"))]);

/// # Felhunter
/// Minion · Demon · 6 mana · 6/6
//~ vanilla LOOT_415t5t 9b20ad81 28f64f08 bf4134de
pub const LOOT_415t5t: Power = VANILLA;

/// # Azari, the Devourer
/// Minion · Demon · 10 mana · 10/10
/// > **Battlecry:** Destroy your opponent's deck.
//~ done LOOT_415t6 - 2e112415.5c6da628 887abb0b
pub const LOOT_415t6: Power = battlecry(&[destroy(ENEMY_DECK)]);

/// # Cataclysm
/// Spell · Fire · 5 mana
/// > Destroy all minions. Discard 2 cards.
//~ derived LOOT_417 2a906bf9 3ed6fa2e.5a431b80 56e93c5e
pub const LOOT_417: Power = spell(&[destroy(MINIONS), discard(YOUR_HAND.random_of(2))]);

/// # Skull of the Man'ari
/// Weapon · 5 mana · 0/3 durability
/// > At the start of your turn, summon a Demon from your hand.
//~ derived LOOT_420 85be98a5 388b0dea.8546861e b5bc96c0
pub const LOOT_420: Power = at_start_of_your_turn(&[summon(the(YOUR_HAND.that(all(&[MINION, DEMON])).random()))]);
