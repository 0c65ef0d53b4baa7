//! Shaman cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6e3b3aa4

/// # Frost Shock
///
/// `CS2_037` · Shaman spell · Frost · 1 mana
///
/// > Deal $1 damage to an enemy character and **Freeze** it.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_037 26bb2a8f - fbb6431f.d385fc8f
pub const CS2_037: Power = spell(&[deal(1).to(AN_ENEMY), freeze(IT)]);

/// # Windfury
///
/// `CS2_039` · Shaman spell · Nature · 2 mana
///
/// > Give a minion **Windfury**.
///
/// - Set: Legacy · free · collectible
/// - Refers to: Windfury
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_039 bb21ada4 - 369a7971.8cdf2b50
pub const CS2_039: Power = spell(&[give(&[has(GameTag::WINDFURY)]).to(A_MINION)]);

/// # Ancestral Healing
///
/// `CS2_041` · Shaman spell · Nature · 0 mana
///
/// > Restore a minion to full Health and give it **Taunt**.
///
/// - Set: Legacy · free · collectible
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Ancestral Infusion [`CS2_041e`]
///
/// State: Done
//~ done CS2_041 c436f227 - c6a0d89e.412f8783
pub const CS2_041: Power = spell(&[heal_fully(A_MINION), attach("CS2_041e").to(IT)]);

/// # Ancestral Infusion
///
/// `CS2_041e` · Shaman enchantment
///
/// > Taunt.
///
/// - Set: Legacy
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived CS2_041e 7ae27423 68800551 10393a42.cf5de46a
pub const CS2_041e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Fire Elemental
///
/// `CS2_042` · Shaman minion · 6 mana · 6/5
///
/// > **Battlecry:** Deal 4 damage.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Deal 4 damage."
///
/// State: Done
//~ done CS2_042 87186e2e - 7fce97ba.4956c41c
pub const CS2_042: Power = battlecry(&[deal(4).to(TARGET)]);

/// # Rockbiter Weapon
///
/// `CS2_045` · Shaman spell · Nature · 2 mana
///
/// > Give a friendly character +3 Attack this turn.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Rockbiter Weapon [`CS2_045e`]
///
/// State: Done
//~ done CS2_045 fb4991ae - fd6cb417.523db7d6
pub const CS2_045: Power = spell(&[attach("CS2_045e").to(A_FRIENDLY_CHARACTER)]);

/// # Rockbiter Weapon
///
/// `CS2_045e` · Shaman enchantment
///
/// > This character has +3 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done CS2_045e 8fa09931 - f5da7087.e1ed96c2
pub const CS2_045e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Bloodlust
///
/// `CS2_046` · Shaman spell · 5 mana
///
/// > Give your minions +3 Attack this turn.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Bloodlust [`CS2_046e`]
///
/// State: Done
//~ done CS2_046 1425c8de - 5e406203.bb9ea626
pub const CS2_046: Power = spell(&[attach("CS2_046e").to(FRIENDLY_MINIONS)]);

/// # Bloodlust
///
/// `CS2_046e` · Shaman enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived CS2_046e 44818dc7 47b1b16d 93d9a189.268eca27
pub const CS2_046e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Searing Totem
///
/// `CS2_050` · Shaman minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Minion type: Totem
///
/// State: Vanilla
//~ vanilla CS2_050 6d87b689 8dbf54eb 2e57bcf9
pub const CS2_050: Power = VANILLA;

/// # Stoneclaw Totem
///
/// `CS2_051` · Shaman minion · 1 mana · 0/2
///
/// > **Taunt**
///
/// - Set: Legacy · free
/// - Minion type: Totem
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CS2_051 c9457ace a823489e 28c14f99.4b0c5d24
pub const CS2_051: Power = VANILLA;

/// # Wrath of Air Totem
///
/// `CS2_052` · Shaman minion · 1 mana · 0/2
///
/// > **Spell Damage +1**
///
/// - Set: Legacy · free
/// - Minion type: Totem
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ vanilla CS2_052 0ecbf7ee 3aae8708 18f838a2.b88f2291
pub const CS2_052: Power = VANILLA;

/// # Strength Totem
///
/// `CS2_058` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, give another friendly minion +1 Attack.
///
/// - Set: Legacy · free
/// - Minion type: Totem
/// - Enchantments: Strength of Earth [`CS2_058e`]
///
/// State: Done
//~ done CS2_058 62835c36 - e7f2a429.78b2aa44
pub const CS2_058: Power = at_end_of_your_turn(&[attach("CS2_058e").to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Strength of Earth
///
/// `CS2_058e` · Shaman enchantment
///
/// > +1 Attack.
///
/// - Set: Legacy
///
/// State: Derived
//~ derived CS2_058e 7455528f 078f1b8c 694a5942.c84fda8a
pub const CS2_058e: Power = enchant(&[ATTACK.plus(1)]);

/// # Totemic Might
///
/// `EX1_244` · Shaman spell · 0 mana
///
/// > Give your Totems +2 Health.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Totemic Might [`EX1_244e`]
///
/// State: Done
//~ done EX1_244 df60ac47 - ecf2864a.3a007516
pub const EX1_244: Power = spell(&[attach("EX1_244e").to(FRIENDLY_MINIONS.that(TOTEM))]);

/// # Totemic Might
///
/// `EX1_244e` · Shaman enchantment
///
/// > +2 Health.
///
/// - Set: Legacy
///
/// State: Derived
//~ derived EX1_244e c4652e03 4bb210c9 a8d6c142.9f1b69f0
pub const EX1_244e: Power = enchant(&[HEALTH.plus(2)]);

/// # Hex
///
/// `EX1_246` · Shaman spell · Nature · 3 mana
///
/// > Transform a minion into a 0/1 Frog with **Taunt**.
///
/// - Set: Legacy · free · collectible
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Hexxed [`EX1_246e`]
/// - Tokens: Frog [`hexfrog`]
///
/// State: Done
//~ done EX1_246 6904c02b - 44f1cb0f.c02c444f
pub const EX1_246: Power = spell(&[transform(A_MINION, card("hexfrog"))]);

/// # Hexxed
///
/// `EX1_246e` · Shaman enchantment
///
/// > This minion has been transformed!
///
/// - Set: Legacy
/// - Mechanics: Morph
///
/// State: Done
//~ done EX1_246e 3abe3db5 - a741515d.949ef16d
pub const EX1_246e: Power = VANILLA;

/// # Flametongue Totem
///
/// `EX1_565` · Shaman minion · 2 mana · 0/3
///
/// > Adjacent minions have +2 Attack.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Totem
/// - Mechanics: Adjacent Buff, Aura
/// - Enchantments: Flametongue [`EX1_565o`]
///
/// State: Done
//~ done EX1_565 b4f33572 - 65a63a22.a3504708
pub const EX1_565: Power = aura(THIS.neighbours()).gives("EX1_565o");

/// # Flametongue
///
/// `EX1_565o` · Shaman enchantment
///
/// > +2 Attack from Flametongue Totem.
///
/// - Set: Legacy
/// - Tokens: Flametongue Totem [`EX1_565`]
///
/// State: Done
//~ done EX1_565o 8e1a098c - 5d095e83.95889e1d
pub const EX1_565o: Power = enchant(&[ATTACK.plus(2)]);

/// # Windspeaker
///
/// `EX1_587` · Shaman minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion **Windfury**.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Windfury
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give **Windfury**."
///
/// State: Done
//~ done EX1_587 71581317 - 96cfb9a6.3aafcd86
pub const EX1_587: Power = battlecry(&[give(&[has(GameTag::WINDFURY)]).to(A_FRIENDLY_MINION)]);

/// # Thrall's Gift
///
/// `GIFT_06` · Shaman spell · 1 mana
///
/// > **Discover** a **Temporary** Lightning Storm, Hex, or Bloodlust.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
///
/// State: Done
//~ done GIFT_06 6974bec1 - bb10131c.8ceed47f
pub const GIFT_06: Power = spell(&[discover_temporary(&["EX1_259", "EX1_246", "CS2_046"])]);

/// # Thrall
///
/// `HERO_02` · Shaman hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Totemic Call [`HERO_02bp`]
///
/// State: Vanilla
//~ vanilla HERO_02 3f9f44bd fcd812fc de65875c
pub const HERO_02: Power = VANILLA;

/// # Totemic Call
///
/// `HERO_02bp` · Shaman hero power · 2 mana
///
/// > **Hero Power** Summon a random basic Totem.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2742
///
/// State: Done
//~ done HERO_02bp b3eb2107 - e8a773a6.30392b28
pub const HERO_02bp: Power = hero_power(&[summon(one_missing(BASIC_TOTEMS))]).when(lacks(BASIC_TOTEMS));

/// The basic Totems.
const BASIC_TOTEMS: &[&str] = &["NEW1_009", "CS2_050", "CS2_051", "CS2_058"];

/// # Totemic Slam
///
/// `HERO_02bp2` · Shaman hero power · 2 mana
///
/// > **Hero Power** Summon a Totem of your choice.
///
/// - Set: Legacy
///
/// State: Done
//~ done HERO_02bp2 f9d02cb5 - d92dea43.1b2a5f9a
pub const HERO_02bp2: Power = hero_power(&[choose_card(BASIC_TOTEMS, &[summon(the(IT))])]);

/// # Healing Totem
///
/// `NEW1_009` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, restore #1 Health to all friendly minions.
///
/// - Set: Legacy · free
/// - Minion type: Totem
///
/// State: Done
//~ done NEW1_009 109c74dc - b5c2d496.bffa5cf6
pub const NEW1_009: Power = at_end_of_your_turn(&[heal(1).to(FRIENDLY_MINIONS)]);

/// # Frog
///
/// `hexfrog` · Shaman minion · 0 mana · 0/1
///
/// > **Taunt**
///
/// - Set: Legacy
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla hexfrog 03ca45c1 3b56b704 6875de64.4b0c5d24
pub const hexfrog: Power = VANILLA;
