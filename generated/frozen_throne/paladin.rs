//! Paladin cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7172c5cb

/// # Arrogant Crusader
/// Minion · Undead · 4 mana · 5/2
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
/// - Makes: [`ICC_900t`](crate::frozen_throne::neutral::ICC_900t)
//~ derived ICC_034 e4b0cb9d ca4d86ec.92cdde9e 6d2d7796.a325873c
pub const ICC_034: Power = deathrattle(&[summon(card("ICC_900t"))]).when(not(&ON_YOUR_TURN));

/// # Righteous Protector
/// Minion · 1 mana · 1/1
/// > **Taunt Divine Shield**
//~ vanilla ICC_038 f676cd2b cbd7c476.efaaa40f db757376
pub const ICC_038: Power = VANILLA;

/// # Dark Conviction
/// Spell · Shadow · 2 mana
/// > Set a minion's Attack and Health to 3.
/// - Makes: Convinced [`ICC_039e`] ("Stats changed to 3/3.")
//~ derived ICC_039 4f98c09a a5d45018.e28dc65b a93707c0.a857f042
pub const ICC_039: Power = spell(&[attach("ICC_039e").to(A_MINION)]);

/// # Convinced
/// Enchantment
/// > Stats changed to 3/3.
//~ derived ICC_039e 34108824 d522ad72.59267fb4 16c803ff
pub const ICC_039e: Power = enchant(&[become_stats(3, 3)]);

/// # Light's Sorrow
/// Weapon · 4 mana · 1/4 durability
/// > After a friendly minion loses **Divine Shield**, gain +1 Attack.
/// - Makes: Dying Light [`ICC_071e`] ("Increased Attack.")
//~ derived ICC_071 3fd418f9 5f66cdd6.ea569ad9 48c0d2cf.1beb21cf
pub const ICC_071: Power = after(FRIENDLY_MINIONS.lose_shield()).then(&[give(&[ATTACK.plus(1)])]);

/// # Dying Light
/// Enchantment
/// > Increased Attack.
//~ todo ICC_071e bc8731c7 d522ad72.08129cea 02a6ab0e
pub const ICC_071e: Power = TODO;

/// # Desperate Stand
/// Spell · Holy · 2 mana
/// > Give a minion "**Deathrattle:** Return this to life with 1 Health."
/// - Makes: Redeemed [`ICC_244e`] ("Deathrattle: Return this to life with 1 Health.")
//~ done ICC_244 - 5fbdf668.9687ac9b 554c5d6b.b27065d8
pub const ICC_244: Power = spell(&[attach("ICC_244e").to(A_MINION)]);

/// # Redeemed
/// Enchantment
/// > **Deathrattle:** Return this to life with 1 Health.
//~ done ICC_244e - d522ad72.cf2d5717 de3015f6
pub const ICC_244e: Power = deathrattle(&[summon(fresh_copy_of(THIS)), set_remaining_health(1).to(IT)]);

/// # Blackguard
/// Minion · Undead · Draenei · 6 mana · 3/9
/// > Whenever your hero is healed, deal that much damage to a random enemy minion.
//~ done ICC_245 - e40a36be.dc5f2fe2 67d9773c
pub const ICC_245: Power =
    whenever(YOUR_HERO.is_healed_by(CARD)).then(&[deal(1).times(THAT_MUCH).to(ENEMY_MINIONS.random())]);

/// # Howling Commander
/// Minion · Undead · 3 mana · 2/2
/// > **Battlecry:** Draw a **Divine Shield** minion from your deck.
//~ derived ICC_801 0ad4d43f b5bee8cc.ef5a9893 eebd9536
pub const ICC_801: Power = battlecry(&[draw_that(1, all(&[MINION, with(GameTag::DIVINE_SHIELD)]))]);

/// # Chillblade Champion
/// Minion · Undead · 4 mana · 3/2
/// > **Charge Lifesteal**
//~ vanilla ICC_820 474eabbb 917ab4de.880f831c a66dda50
pub const ICC_820: Power = VANILLA;

/// # Uther of the Ebon Blade
/// Hero · 9 mana · 30 health, 5 armor
/// > **Battlecry:** Equip a 5/3 **Lifesteal** weapon.
/// - Makes: The Four Horsemen [`ICC_829p`] ("Summon a 2/2 Horseman. If you have all 4, destroy…"); Grave Vengeance [`ICC_829t`] (5/3 durability, "Lifesteal"); Deathlord Nazgrim [`ICC_829t2`] (2/2); Thoras Trollbane [`ICC_829t3`] (2/2); Inquisitor Whitemane [`ICC_829t4`] (2/2); Darion Mograine [`ICC_829t5`] (2/2)
//~ done ICC_829 - d9e54cae.be32154a 5a66c304.ca9487fb
pub const ICC_829: Power = battlecry(&[equip(card("ICC_829t"))]);

/// # The Four Horsemen
/// Hero Power · 2 mana
/// > Summon a 2/2 Horseman. If you have all 4, destroy the enemy hero.
///
/// # Notes
///
/// Summons a Horseman that is not on the board. With all four there, the Hero Power destroys the enemy hero (Hearthstone Wiki, "The Four Horsemen").
//~ done ICC_829p - 4902b083.751ce88c 21d727b4
pub const ICC_829p: Power = hero_power(&[
    summon(one_missing(&["ICC_829t2", "ICC_829t3", "ICC_829t4", "ICC_829t5"])),
    destroy(ENEMY_HERO).when(all(&[
        there_is(&FRIENDLY_MINIONS.that(named("ICC_829t2"))),
        there_is(&FRIENDLY_MINIONS.that(named("ICC_829t3"))),
        there_is(&FRIENDLY_MINIONS.that(named("ICC_829t4"))),
        there_is(&FRIENDLY_MINIONS.that(named("ICC_829t5"))),
    ])),
]);

/// # Grave Vengeance
/// Weapon · 8 mana · 5/3 durability
/// > **Lifesteal**
//~ vanilla ICC_829t d95ab65a bfbf4b76.b857c9f1 02f47352
pub const ICC_829t: Power = VANILLA;

/// # Deathlord Nazgrim
/// Minion · Undead · 2 mana · 2/2
//~ vanilla ICC_829t2 f47cf7ab af540375 1f22ec2b
pub const ICC_829t2: Power = VANILLA;

/// # Thoras Trollbane
/// Minion · Undead · 2 mana · 2/2
//~ vanilla ICC_829t3 7eff7aad af540375 664845f4
pub const ICC_829t3: Power = VANILLA;

/// # Inquisitor Whitemane
/// Minion · Undead · 2 mana · 2/2
//~ vanilla ICC_829t4 d2a7d169 af540375 8dcf7803
pub const ICC_829t4: Power = VANILLA;

/// # Darion Mograine
/// Minion · Undead · 2 mana · 2/2
//~ vanilla ICC_829t5 094b72bc af540375 63b5ea6c
pub const ICC_829t5: Power = VANILLA;

/// # Bolvar, Fireblood
/// Minion · Undead · 5 mana · 1/7
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, gain +2 Attack.
/// - Makes: Fading Light [`ICC_858e`] ("Increased Attack.")
//~ derived ICC_858 cef29219 475047e5.3e7838f2 8c26a0ae.30eeebc1
pub const ICC_858: Power = after(FRIENDLY_MINIONS.lose_shield()).then(&[give(&[ATTACK.plus(2)])]);

/// # Fading Light
/// Enchantment
/// > Increased Attack.
//~ todo ICC_858e 5cf1d87f d522ad72.08129cea 28f295e8
pub const ICC_858e: Power = TODO;
