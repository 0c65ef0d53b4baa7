//! Rogue cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 172ba0e6

/// # Jade Swarmer
///
/// `WON_067` · Rogue minion · 1 mana · 1/1
///
/// > **Stealth Deathrattle:** Summon a{1} {0} **Jade Golem**.@**Stealth Deathrattle:** Summon a **Jade Golem**.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Stealth, Deathrattle
/// - Refers to: Jade Golem
/// - Reprint of: Jade Swarmer [`CFM_691`](crate::gadgetzan::rogue::CFM_691)
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Reprint
//~ reprint WON_067 d4fc3526 83c4bb69 3c50d2f4.c1d71a0c
pub const WON_067: Power = crate::cards::CFM_691;

/// # Jade Shuriken
///
/// `WON_070` · Rogue spell · 2 mana
///
/// > Deal $3 damage. **Combo:** Summon a{1} {0} **Jade Golem**.@Deal $3 damage. **Combo:** Summon a **Jade Golem**.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Combo
/// - Refers to: Jade Golem, Choose One
/// - Reprint of: Jade Shuriken [`CFM_690`](crate::gadgetzan::rogue::CFM_690)
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Reprint
//~ reprint WON_070 33a62657 a2e644f9 9037db6d.72cbea82
pub const WON_070: Power = crate::cards::CFM_690;

/// # Burgle
///
/// `WON_071` · Rogue spell · 3 mana
///
/// > Get 3 random cards *(from your opponent's class)*.
///
/// - Set: Caverns of Time · rare · collectible
/// - Reprint of: Burgle [`AT_033`](crate::grand_tournament::rogue::AT_033)
///
/// State: Reprint
//~ reprint WON_071 c29dbde1 732a1246 97add971.14dd4a4d
pub const WON_071: Power = crate::cards::AT_033;

/// # Dark Iron Skulker
///
/// `WON_073` · Rogue minion · 4 mana · 4/3
///
/// > **Battlecry:** Deal 2 damage to all undamaged enemy minions.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Dark Iron Skulker [`BRM_008`](crate::blackrock_mountain::rogue::BRM_008)
///
/// State: Reprint
//~ reprint WON_073 568fe146 192b8fb5 4f2c61a4.6ba1c214
pub const WON_073: Power = crate::cards::BRM_008;

/// # Blade of C'Thun
///
/// `WON_075` · Rogue minion · 7 mana · 4/4
///
/// > **Battlecry:** Destroy a minion. Add its Attack and Health to your C'Thun's *(wherever it is).*
///
/// - Set: Caverns of Time · epic · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Target: "Destroy a minion."
/// - Reprint of: Blade of C'Thun [`OG_282`](crate::old_gods::rogue::OG_282)
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Reprint
//~ reprint WON_075 a7351930 38e9f1ff 5ce2427c.70385a29
pub const WON_075: Power = crate::cards::OG_282;

/// # Anub'arak
///
/// `WON_076` · Rogue minion · 8 mana · 8/4
///
/// > **Deathrattle:** Summon a 4/4 Nerubian with "**Deathrattle:** Summon Anub'arak."
///
/// - Set: Caverns of Time · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Reprint of: Anub'arak [`AT_036`](crate::grand_tournament::rogue::AT_036)
/// - Tokens: Nerubian [`AT_036t`](crate::grand_tournament::rogue::AT_036t), Nerubian [`WON_076t`]
///
/// State: Reprint
//~ reprint WON_076 50e10639 2b6a42c7 25fef709.feaae082
pub const WON_076: Power = crate::cards::AT_036;

/// # Nerubian
///
/// `WON_076t` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Summon Anub'arak.
///
/// - Set: Caverns of Time
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Reprint of: Nerubian [`AT_036t`](crate::grand_tournament::rogue::AT_036t)
///
/// State: Reprint
//~ reprint WON_076t f4c719b2 12ecb58a e817a944.9632d38a
pub const WON_076t: Power = crate::cards::AT_036t;

/// # Mount Hyjal Imposter
///
/// `WON_077` · Rogue minion · 4 mana · 4/4
///
/// > Each turn this is in your hand, transform it into a random 4-Cost minion that gains **Stealth**.
///
/// - Set: Caverns of Time · common · collectible
/// - Refers to: Stealth
/// - Enchantments: Shifting [`WON_077e`], Mount Hyjal Imposter [`WON_077e2`]
///
/// State: Todo
//~ todo WON_077 d61a43fd ca36f684 25e40f1c.2a87316b
pub const WON_077: Power = TODO;

/// # Shifting
///
/// `WON_077e` · Neutral enchantment
///
/// > Transforming into random 4-Cost minions.
///
/// - Set: Caverns of Time
/// - Tags: `DEFINING_ENCHANTMENT` = 102614
///
/// State: Todo
//~ todo WON_077e 2b1587e0 980befc0 615da1ee.dd039d52
pub const WON_077e: Power = TODO;

/// # Mount Hyjal Imposter
///
/// `WON_077e2` · Rogue enchantment
///
/// > **Stealth**.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_077e2 a6793709 7b803c36 d01befe5.311fea44
pub const WON_077e2: Power = enchant(&[has(GameTag::STEALTH)]);

/// # Jade Telegram
///
/// `WON_078` · Rogue spell · 4 mana
///
/// > Look at 3 cards in your opponent's hand and shuffle one of them into their deck. Summon a{1} {0} **Jade Golem**.@Look at 3 cards in your opponent's hand and shuffle one of them into their deck. Summon a **Jade Golem**.
///
/// - Set: Caverns of Time · rare · collectible
/// - Refers to: Jade Golem
///
/// State: Derived
//~ derived WON_078 f200d19d 892b4d70 c64974bf.4c23b187
pub const WON_078: Power =
    spell(&[choose_from(ENEMY_HAND.random_of(3), &[shuffle(the(IT)).to(OPPONENT)], &[]), summon(jade_golem())]);

/// # The Scarab Lord
///
/// `WON_079` · Rogue minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a 0/1 Gong for your opponent. **Combo:** Gain **Rush**.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Combo
/// - Refers to: Rush
/// - Tokens: Scarab Gong [`WON_079t`], Scarab [`WON_079t2`]
///
/// State: Derived
//~ derived WON_079 c64f711a 5cf8d23c afa9622c.da587727
pub const WON_079: Power =
    abilities(&[battlecry(&[summon(card("WON_079t")).to(OPPONENT)]), combo(&[give(&[has(GameTag::RUSH)])])]);

/// # Scarab Gong
///
/// `WON_079t` · Rogue minion · 4 mana · 0/1
///
/// > Whenever this takes damage, fill your enemy's board with 1/1 Scarabs.
///
/// - Set: Caverns of Time
/// - Tokens: Scarab [`WON_079t2`]
///
/// State: Todo
//~ todo WON_079t 70694026 b5df548c 9cc03113.5ebc48ba
pub const WON_079t: Power = TODO;

/// # Scarab
///
/// `WON_079t2` · Rogue minion · 1 mana · 1/1
///
/// - Set: Caverns of Time
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla WON_079t2 58c0d5d4 29b224d1 1b5db6bc
pub const WON_079t2: Power = VANILLA;

/// # Shado-Pan Rider
///
/// `WON_316` · Rogue minion · 5 mana · 3/7
///
/// > **Combo:** Gain +4 Attack.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Combo
/// - Reprint of: Shado-Pan Rider [`AT_028`](crate::grand_tournament::rogue::AT_028)
///
/// State: Reprint
//~ reprint WON_316 07658ff0 756f8dcf 649ea3e4.bdfea226
pub const WON_316: Power = crate::cards::AT_028;

/// # Undercity Huckster
///
/// `WON_317` · Rogue minion · 2 mana · 2/3
///
/// > **Deathrattle:** Get a random card *(from your opponent's class)*.
///
/// - Set: Caverns of Time · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Reprint of: Undercity Huckster [`OG_330`](crate::old_gods::rogue::OG_330)
///
/// State: Reprint
//~ reprint WON_317 2cfbb7fc 7a10c3ea e4a0bd81.37d64176
pub const WON_317: Power = crate::cards::OG_330;

/// # Poisoned Blade
///
/// `WON_318` · Rogue weapon · 2 mana · 1/3 durability
///
/// > Your Hero Power gives this +1 Attack instead of replacing it.
///
/// - Set: Caverns of Time · epic · collectible
/// - Reprint of: Poisoned Blade [`AT_034`](crate::grand_tournament::rogue::AT_034)
///
/// State: Reprint
//~ reprint WON_318 c59926ff c969e87c adaec39a.7ae27c6c
pub const WON_318: Power = crate::cards::AT_034;

/// # Tomb Pillager
///
/// `WON_340` · Rogue minion · 4 mana · 6/4
///
/// > **Deathrattle:** Get a Coin.
///
/// - Set: Caverns of Time · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Reprint of: Tomb Pillager [`LOE_012`](crate::league_of_explorers::rogue::LOE_012)
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Reprint
//~ reprint WON_340 fb33235e 593de82d bc3e05af.49fa79bf
pub const WON_340: Power = crate::cards::LOE_012;
