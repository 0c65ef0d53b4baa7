//! Rogue cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 54bd3bde

/// # Jade Swarmer
/// Minion · 1 mana · 1/1
/// > **Stealth Deathrattle:** Summon a{1} {0} **Jade Golem**.@**Stealth Deathrattle:** Summon a **Jade Golem**.
/// - Reprint of: [`CFM_691`](crate::gadgetzan::rogue::CFM_691)
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ reprint WON_067 83c4bb69 cbd7c476.c1d71a0c c2035ce3.3ce48152.bbe7e743
pub const WON_067: Power = crate::cards::CFM_691;

/// # Jade Shuriken
/// Spell · 2 mana
/// > Deal $3 damage. **Combo:** Summon a{1} {0} **Jade Golem**.@Deal $3 damage. **Combo:** Summon a **Jade Golem**.
/// - Reprint of: [`CFM_690`](crate::gadgetzan::rogue::CFM_690)
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ reprint WON_070 a2e644f9 7846e7ae.72cbea82 99a8a8e8.f027d55d.bbe7e743
pub const WON_070: Power = crate::cards::CFM_690;

/// # Burgle
/// Spell · 3 mana
/// > Get 3 random cards *(from your opponent's class*).
/// - Reprint of: [`AT_033`](crate::grand_tournament::rogue::AT_033)
//~ reprint WON_071 732a1246 82ede6d1.d84d3b40 96037663.e8c37373
pub const WON_071: Power = crate::cards::AT_033;

/// # Dark Iron Skulker
/// Minion · 4 mana · 4/3
/// > **Battlecry:** Deal 2 damage to all undamaged enemy minions.
/// - Reprint of: [`BRM_008`](crate::blackrock_mountain::rogue::BRM_008)
//~ reprint WON_073 192b8fb5 16ffe9fb.6ba1c214 24b60bdf.d1a91376
pub const WON_073: Power = crate::cards::BRM_008;

/// # Blade of C'Thun
/// Minion · 7 mana · 4/4
/// > **Battlecry:** Destroy a minion. Add its Attack and Health to your C'Thun's *(wherever it is).*
/// - Reprint of: [`OG_282`](crate::old_gods::rogue::OG_282)
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280)
//~ reprint WON_075 38e9f1ff 1e025682.70385a29 7ec652b4.f505f300.d2f26aa4
pub const WON_075: Power = crate::cards::OG_282;

/// # Anub'arak
/// Minion · Undead · 8 mana · 8/4
/// > **Deathrattle:** Summon a 4/4 Nerubian with "**Deathrattle:** Summon Anub'arak."
/// - Reprint of: [`AT_036`](crate::grand_tournament::rogue::AT_036)
/// - Makes: [`AT_036t`](crate::grand_tournament::rogue::AT_036t); Nerubian [`WON_076t`] (4/4, "Deathrattle: Summon Anub'arak.")
//~ reprint WON_076 2b6a42c7 b7df23a5.feaae082 6ffea6f2.d3ecfee3.8eb6052a
pub const WON_076: Power = crate::cards::AT_036;

/// # Nerubian
/// Minion · Undead · 4 mana · 4/4
/// > **Deathrattle:** Summon Anub'arak.
/// - Reprint of: [`AT_036t`](crate::grand_tournament::rogue::AT_036t)
//~ reprint WON_076t 12ecb58a 87049108.9632d38a 0578a3f7.7895de7d
pub const WON_076t: Power = crate::cards::AT_036t;

/// # Mount Hyjal Imposter
/// Minion · 4 mana · 4/4
/// > Each turn this is in your hand, transform it into a random 4-Cost minion that gains **Stealth**.
/// - Makes: Shifting [`WON_077e`] ("Transforming into random 4-Cost minions."); Mount Hyjal Imposter [`WON_077e2`] ("Stealth.")
//~ done WON_077 - 16ec05b0.2a87316b 653aa4f2.1b854ea2
pub const WON_077: Power = whenever(YOU.turn_start()).in_hand().then(&[
    transform(THIS, random(all(&[MINION, COST.is(4)]))),
    attach("WON_077e2").to(THIS),
    attach("WON_077e").to(THIS),
]);

/// # Shifting
/// Enchantment
/// > Transforming into random 4-Cost minions.
//~ done WON_077e - d522ad72.dd039d52 5ceeab30
pub const WON_077e: Power = whenever(YOU.turn_start()).in_hand().then(&[
    transform(THIS, random(all(&[MINION, COST.is(4)]))),
    attach("WON_077e2").to(THIS),
    attach("WON_077e").to(THIS),
]);

/// # Mount Hyjal Imposter
/// Enchantment
/// > **Stealth**.
//~ derived WON_077e2 7b803c36 d522ad72.311fea44 653aa4f2
pub const WON_077e2: Power = enchant(&[has(GameTag::STEALTH)]);

/// # Jade Telegram
/// Spell · 4 mana
/// > Look at 3 cards in your opponent's hand and shuffle one of them into their deck. Summon a{1} {0} **Jade Golem**.@Look at 3 cards in your opponent's hand and shuffle one of them into their deck. Summon a **Jade Golem**.
//~ done WON_078 - 38d1d3b0.4c23b187 3bbf5606
pub const WON_078: Power =
    spell(&[choose_from(ENEMY_HAND.random_of(3), &[shuffle(the(IT)).for_(OPPONENT)], &[]), summon(jade_golem())]);

/// # The Scarab Lord
/// Minion · Undead · 4 mana · 3/3
/// > **Battlecry:** Summon a 0/1 Gong for your opponent. **Combo:** Gain **Rush**.
/// - Makes: Scarab Gong [`WON_079t`] (0/1, "Whenever this takes damage, fill your enemy's…"); Scarab [`WON_079t2`] (1/1)
//~ derived WON_079 c8c851f3 916af273.da587727 0362ee60.4cb909c4
pub const WON_079: Power =
    abilities(&[battlecry(&[summon(card("WON_079t")).for_(OPPONENT)]), combo(&[give(&[has(GameTag::RUSH)])])]);

/// # Scarab Gong
/// Minion · 4 mana · 0/1
/// > Whenever this takes damage, fill your enemy's board with 1/1 Scarabs.
/// - Makes: Scarab [`WON_079t2`] (1/1)
//~ done WON_079t - 47fb21ad.5ebc48ba 14d0c689.e9a55464
pub const WON_079t: Power =
    whenever(THIS.takes_damage_from(CARD)).then(&[summon(card("WON_079t2")).copies(7).for_(OPPONENT)]);

/// # Scarab
/// Minion · Beast · 1 mana · 1/1
//~ vanilla WON_079t2 29b224d1 5533a85b 95a28615
pub const WON_079t2: Power = VANILLA;

/// # Shado-Pan Rider
/// Minion · 5 mana · 3/7
/// > **Combo:** Gain +4 Attack.
/// - Reprint of: [`AT_028`](crate::grand_tournament::rogue::AT_028)
//~ reprint WON_316 756f8dcf e8a88e4c.bdfea226 bfa986cd.e99a7f0e
pub const WON_316: Power = crate::cards::AT_028;

/// # Undercity Huckster
/// Minion · Undead · 2 mana · 2/3
/// > **Deathrattle:** Get a random card *(from your opponent's class*).
/// - Reprint of: [`OG_330`](crate::old_gods::rogue::OG_330)
//~ reprint WON_317 7a10c3ea af5d8f40.014de78c 64df8047.c9fb9847
pub const WON_317: Power = crate::cards::OG_330;

/// # Poisoned Blade
/// Weapon · 2 mana · 1/3 durability
/// > Your Hero Power gives this +1 Attack instead of replacing it.
/// - Reprint of: [`AT_034`](crate::grand_tournament::rogue::AT_034)
//~ reprint WON_318 c969e87c 8d73efa7.7ae27c6c f0863c94.a2fb84f4
pub const WON_318: Power = crate::cards::AT_034;

/// # Tomb Pillager
/// Minion · Undead · 4 mana · 6/4
/// > **Deathrattle:** Get a Coin.
/// - Reprint of: [`LOE_012`](crate::league_of_explorers::rogue::LOE_012)
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005)
//~ reprint WON_340 593de82d 0b33a80e.49fa79bf bdcc6b7c.50def09f.5b7621c6
pub const WON_340: Power = crate::cards::LOE_012;
