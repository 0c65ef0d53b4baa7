//! Paladin cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 531d653e

/// # Vilefin Inquisitor
///
/// `OG_006` · Paladin minion · 1 mana · 1/3
///
/// > **Battlecry:** Your Hero Power becomes 'Summon a 1/1 Murloc.'
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Tokens: Silver Hand Murloc [`OG_006a`], The Tidal Hand [`OG_006b`]
///
/// State: Todo
//~ todo OG_006 f4edfad9 2be42448 8e8d8bf1.4126a334
pub const OG_006: Power = TODO;

/// # Silver Hand Murloc
///
/// `OG_006a` · Paladin minion · 1 mana · 1/1
///
/// - Set: Whispers of the Old Gods
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla OG_006a 6443411c cdbdb119 9f258c93
pub const OG_006a: Power = VANILLA;

/// # The Tidal Hand
///
/// `OG_006b` · Paladin hero power · 2 mana
///
/// > Summon a 1/1 Silver Hand Murloc.
///
/// - Set: Whispers of the Old Gods
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Silver Hand Murloc [`OG_006a`]
///
/// State: Derived
//~ derived OG_006b 9726ac8b 48ba8a22 198bc821.b0dd24cb
pub const OG_006b: Power = hero_power(&[summon(card("OG_006a"))]);

/// # Forbidden Healing
///
/// `OG_198` · Paladin spell · Holy · 0 mana
///
/// > Spend all your Mana. Restore twice that much Health.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Affected By Healing Does Damage
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived OG_198 a2793303 d734a25e 96c165b5.9b1bde34
pub const OG_198: Power = spell(&[spend_all_mana(), heal(2).times(DONE).to(TARGET)]);

/// # Selfless Hero
///
/// `OG_221` · Paladin minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion **Divine Shield**.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Deathrattle
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived OG_221 0462d0f3 428a1845 5e8b9ba1.2b23496e
pub const OG_221: Power = deathrattle(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS.random())]);

/// # Rallying Blade
///
/// `OG_222` · Paladin weapon · 3 mana · 3/2 durability
///
/// > **Battlecry:** Give +1/+1 to your minions with **Divine Shield**.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Enchantments: Rally [`OG_222e`]
///
/// State: Derived
//~ derived OG_222 1d1992ee fa9a569e 54b62e97.89b074ae
pub const OG_222: Power = battlecry(&[attach("OG_222e").to(FRIENDLY_MINIONS.that(with(GameTag::DIVINE_SHIELD)))]);

/// # Rally
///
/// `OG_222e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_222e 8337019a b46efa63 2ae9167e.67341004
pub const OG_222e: Power = enchant(&[plus(1, 1)]);

/// # Divine Strength
///
/// `OG_223` · Paladin spell · Holy · 1 mana
///
/// > Give a minion +1/+2.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Optimism [`OG_223e`]
///
/// State: Derived
//~ derived OG_223 706ea1be 9874df48 a5fd48b3.cedf7ed0
pub const OG_223: Power = spell(&[attach("OG_223e").to(A_MINION)]);

/// # Optimism
///
/// `OG_223e` · Neutral enchantment
///
/// > +1/+2.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_223e 028e2490 e1eab0d3 d0f607c5.6fa82661
pub const OG_223e: Power = enchant(&[plus(1, 2)]);

/// # Ragnaros, Lightlord
///
/// `OG_229` · Paladin minion · 8 mana · 8/8
///
/// > At the end of your turn, restore #8 Health to a damaged friendly character.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Minion type: Elemental
///
/// State: Derived
//~ derived OG_229 f5de8c8a d9aa5775 16d2c302.b703c6ec
pub const OG_229: Power = at_end_of_your_turn(&[heal(8).to(FRIENDLY_CHARACTERS.that(DAMAGED).random())]);

/// # Stand Against Darkness
///
/// `OG_273` · Paladin spell · 4 mana
///
/// > Summon five {0} Silver Hand Recruits.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived OG_273 3d3f7634 74ff4ece 8c9b3233.2a22ccf6
pub const OG_273: Power = spell(&[summon(card("CS2_101t")).copies(5)]);

/// # Steward of Darkshire
///
/// `OG_310` · Paladin minion · 3 mana · 4/3
///
/// > Whenever you summon a 1-Health minion, give it **Divine Shield**.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived OG_310 994b0dcf 9b79996b 93941cc4.8ebaa923
pub const OG_310: Power =
    whenever(YOU.summon(all(&[MINION, HEALTH.is(1)]))).then(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(THAT)]);

/// # A Light in the Darkness
///
/// `OG_311` · Paladin spell · Holy · 2 mana
///
/// > **Discover** a Paladin minion. Give it +2/+2.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Beacon of Hope [`OG_311e`]
///
/// State: Derived
//~ derived OG_311 051afc8e 076bb664 f2cf3eb8.8e24276a
pub const OG_311: Power = spell(&[discover(all(&[MINION, class(CardClass::Paladin)])), attach("OG_311e").to(IT)]);

/// # Beacon of Hope
///
/// `OG_311e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_311e f2e6a0d3 0b21e6d7 93f111e6.6d6ab056
pub const OG_311e: Power = enchant(&[plus(2, 2)]);
