//! Priest cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a1c49268

/// # Power Word: Tentacles
/// Spell · Shadow · 5 mana
/// > Give a minion +2/+6.
/// - Makes: Tentacles [`OG_094e`] ("\+2/+6")
//~ derived OG_094 cb1ffa11 cf35eba3.c1804edb 7dc10028.fd9cd93d
pub const OG_094: Power = spell(&[attach("OG_094e").to(A_MINION)]);

/// # Tentacles
/// Enchantment
/// > \+2/+6
//~ derived OG_094e cbec5262 d522ad72.af77ffc5 c50a6d91
pub const OG_094e: Power = enchant(&[plus(2, 6)]);

/// # Twilight Darkmender
/// Minion · 5 mana · 6/5
/// > **Battlecry:** If your C'Thun has at least 10 Attack, restore #10 Health to your hero.
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280)
//~ derived OG_096 173a5243 724ad716.f2c7351f c196c516.d2f26aa4
pub const OG_096: Power = battlecry(&[heal(10).to(YOUR_HERO)]).when(there_is(&YOUR_CTHUN.that(ATTACK.at_least(10))));

/// # Shadow Word: Horror
/// Spell · Shadow · 4 mana
/// > Destroy all minions with 2 or less Attack.
//~ derived OG_100 09538fef 1e562e45.fd27eb88 08be4ecf
pub const OG_100: Power = spell(&[destroy(MINIONS.that(ATTACK.at_most(2)))]);

/// # Forbidden Shaping
/// Spell · Shadow · 0 mana
/// > Spend all your Mana. Summon a random minion that costs that much.
//~ derived OG_101 aa10ccbf 30785034.eb4ea119 bc1d26be
pub const OG_101: Power = spell(&[spend_all_mana(), summon(random_costing(MINION, LAST_AMOUNT))]);

/// # Embrace the Shadow
/// Spell · Shadow · 2 mana
/// > This turn, your healing effects deal damage instead.
/// - Makes: Embracing the Shadow [`OG_104e`] ("Your healing effects are dealing damage.")
//~ done OG_104 - a5d45018.ff8dc34d b568a96b.09e75c77
pub const OG_104: Power = spell(&[attach("OG_104e").to(CONTROLLER)]);

/// # Embracing the Shadow
/// Enchantment
/// > Your healing effects are dealing damage.
//~ done OG_104e - d522ad72.19ec2705 66f29af3
pub const OG_104e: Power = enchant(&[has(GameTag::HEALING_DOES_DAMAGE)]).this_turn();

/// # Darkshire Alchemist
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Restore #5 Health.
//~ derived OG_234 b8d49712 7c0f8337.bc0b5145 8d7eea71
pub const OG_234: Power = battlecry(&[heal(5).to(TARGET)]);

/// # Herald Volazj
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Summon a 1/1 copy of each of your other minions.
/// - Makes: Shadowy [`OG_316k`] ("1/1.")
//~ done OG_316 - 73fb5380.213b1b86 564e01f1.a39e2136
pub const OG_316: Power = battlecry(&[summon(copy_of(OTHER_FRIENDLY_MINIONS)), attach("OG_316k").to(IT)]);

/// # Shadowy
/// Enchantment
/// > 1/1.
//~ derived OG_316k e53d24e5 d522ad72.d68bebe2 8ac45413
pub const OG_316k: Power = enchant(&[become_stats(1, 1)]);

/// # Hooded Acolyte
/// Minion · 4 mana · 3/6
/// > **Taunt** Whenever a character is healed, give your C'Thun +1/+1 *(wherever it is).*
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280)
//~ derived OG_334 3057fc30 e3b1249d.46337eb9 cdb6b6b1.d2f26aa4
pub const OG_334: Power = whenever(CHARACTERS.is_healed_by(CARD)).then(&[give(&[plus(1, 1)]).to(YOUR_CTHUN)]);

/// # Shifting Shade
/// Minion · Undead · 4 mana · 4/3
/// > **Deathrattle:** Copy a card from your opponent's deck and add it to your hand.
//~ derived OG_335 8356fbad 871b03db.e9b47ba1 118c39fe
pub const OG_335: Power = deathrattle(&[get(copy_of(ENEMY_DECK.random()))]);
