//! Shaman cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 173c1cc7

/// # Frost Shock
/// Spell · Frost · 1 mana
/// > Deal $1 damage to an enemy character and **Freeze** it.
//~ done CS2_037 - 28462b40.d385fc8f d760b7d7
pub const CS2_037: Power = spell(&[deal(1).to(AN_ENEMY), freeze(IT)]);

/// # Windfury
/// Spell · Nature · 2 mana
/// > Give a minion **Windfury**.
//~ done CS2_039 - f9bec0b1.8cdf2b50 032aa4a1
pub const CS2_039: Power = spell(&[give(&[has(GameTag::WINDFURY)]).to(A_MINION)]);

/// # Ancestral Healing
/// Spell · Nature · 0 mana
/// > Restore a minion to full Health and give it **Taunt**.
/// - Makes: Ancestral Infusion [`CS2_041e`] ("Taunt.")
//~ done CS2_041 - 18fb9c72.412f8783 5ac9a88b.7d847f08
pub const CS2_041: Power = spell(&[heal_fully(A_MINION), attach("CS2_041e").to(IT)]);

/// # Ancestral Infusion
/// Enchantment
/// > Taunt.
//~ derived CS2_041e 68800551 d522ad72.cf5de46a e1a65054
pub const CS2_041e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Fire Elemental
/// Minion · Elemental · 6 mana · 6/5
/// > **Battlecry:** Deal 4 damage.
//~ done CS2_042 - 547d0cc2.4956c41c 33c65740
pub const CS2_042: Power = battlecry(&[deal(4).to(TARGET)]);

/// # Rockbiter Weapon
/// Spell · Nature · 2 mana
/// > Give a friendly character +3 Attack this turn.
/// - Makes: Rockbiter Weapon [`CS2_045e`] ("This character has +3 Attack this turn.")
//~ done CS2_045 - f9bec0b1.523db7d6 aa9d1318.bbcc07b7
pub const CS2_045: Power = spell(&[attach("CS2_045e").to(A_FRIENDLY_CHARACTER)]);

/// # Rockbiter Weapon
/// Enchantment
/// > This character has +3 Attack this turn.
//~ done CS2_045e - d522ad72.e1ed96c2 aa9d1318
pub const CS2_045e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Bloodlust
/// Spell · 5 mana
/// > Give your minions +3 Attack this turn.
/// - Makes: Bloodlust [`CS2_046e`] ("\+3 Attack this turn.")
//~ done CS2_046 - 36b694de.bb9ea626 293bc192.fd73a285
pub const CS2_046: Power = spell(&[attach("CS2_046e").to(FRIENDLY_MINIONS)]);

/// # Bloodlust
/// Enchantment
/// > \+3 Attack this turn.
//~ derived CS2_046e 47b1b16d d522ad72.6e434625 293bc192
pub const CS2_046e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Searing Totem
/// Minion · Totem · 1 mana · 1/1
//~ vanilla CS2_050 8dbf54eb 7777a83e 1629460f
pub const CS2_050: Power = VANILLA;

/// # Stoneclaw Totem
/// Minion · Totem · 1 mana · 0/2
/// > **Taunt**
//~ vanilla CS2_051 a823489e 7f0f13f5.4b0c5d24 9f09122e
pub const CS2_051: Power = VANILLA;

/// # Wrath of Air Totem
/// Minion · Totem · 1 mana · 0/2
/// > **Spell Damage +1**
//~ vanilla CS2_052 3aae8708 7f0f13f5.b88f2291 27cf6bba
pub const CS2_052: Power = VANILLA;

/// # Strength Totem
/// Minion · Totem · 1 mana · 0/2
/// > At the end of your turn, give another friendly minion +1 Attack.
/// - Makes: Strength of Earth [`CS2_058e`] ("\+1 Attack.")
//~ done CS2_058 - 7f0f13f5.78b2aa44 98150d59.c0a0c790
pub const CS2_058: Power = at_end_of_your_turn(&[attach("CS2_058e").to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Strength of Earth
/// Enchantment
/// > \+1 Attack.
//~ derived CS2_058e 078f1b8c d522ad72.379bca7a f250b4bf
pub const CS2_058e: Power = enchant(&[ATTACK.plus(1)]);

/// # Totemic Might
/// Spell · 0 mana
/// > Give your Totems +2 Health.
/// - Makes: Totemic Might [`EX1_244e`] ("\+2 Health.")
//~ done EX1_244 - 3e8f9d5a.3a007516 b59de9bb.d634a666
pub const EX1_244: Power = spell(&[attach("EX1_244e").to(FRIENDLY_MINIONS.that(TOTEM))]);

/// # Totemic Might
/// Enchantment
/// > \+2 Health.
//~ derived EX1_244e 4bb210c9 d522ad72.51d51864 b59de9bb
pub const EX1_244e: Power = enchant(&[HEALTH.plus(2)]);

/// # Hex
/// Spell · Nature · 3 mana
/// > Transform a minion into a 0/1 Frog with **Taunt**.
/// - Makes: Frog [`hexfrog`] (0/1, "Taunt"); Hexxed [`EX1_246e`] ("This minion has been transformed!")
//~ done EX1_246 - a4db704b.c02c444f 6aa95087.8823d332
pub const EX1_246: Power = spell(&[transform(A_MINION, card("hexfrog"))]);

/// # Hexxed
/// Enchantment
/// > This minion has been transformed!
//~ done EX1_246e - d522ad72.949ef16d 11858e5a
pub const EX1_246e: Power = VANILLA;

/// # Flametongue Totem
/// Minion · Totem · 2 mana · 0/3
/// > Adjacent minions have +2 Attack.
/// - Makes: Flametongue [`EX1_565o`] ("\+2 Attack from Flametongue Totem.")
//~ done EX1_565 - da5c9241.a3504708 b19f45c5.10cf5a92
pub const EX1_565: Power = aura(THIS.neighbours()).gives("EX1_565o");

/// # Flametongue
/// Enchantment
/// > \+2 Attack from Flametongue Totem.
/// - Makes: Flametongue Totem [`EX1_565`] (0/3, "Adjacent minions have +2 Attack.")
//~ done EX1_565o - d522ad72.23bf9727 75ea72bf.9dd90c8a
pub const EX1_565o: Power = enchant(&[ATTACK.plus(2)]);

/// # Windspeaker
/// Minion · Draenei · 4 mana · 3/3
/// > **Battlecry:** Give a friendly minion **Windfury**.
//~ done EX1_587 - 1646f2cf.3aafcd86 dc730894
pub const EX1_587: Power = battlecry(&[give(&[has(GameTag::WINDFURY)]).to(A_FRIENDLY_MINION)]);

/// # Thrall's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Lightning Storm, Hex, or Bloodlust.
//~ done GIFT_06 - 2f198b86.8ceed47f 5103b9c0
pub const GIFT_06: Power = spell(&[discover_temporary(&["EX1_259", "EX1_246", "CS2_046"])]);

/// # Thrall
/// Hero · 30 health
/// - Makes: Totemic Call [`HERO_02bp`] ("Hero Power Summon a random basic Totem.")
//~ vanilla HERO_02 fcd812fc c6957b81 443326bb.29041912
pub const HERO_02: Power = VANILLA;

/// # Totemic Call
/// Hero Power · 2 mana
/// > **Hero Power** Summon a random basic Totem.
//~ done HERO_02bp - 4902b083.30392b28 a075bdb3
pub const HERO_02bp: Power = hero_power(&[summon(one_missing(BASIC_TOTEMS))]).when(any(&[
    there_is_no(&YOUR_BOARD.that(named("NEW1_009"))),
    there_is_no(&YOUR_BOARD.that(named("CS2_050"))),
    there_is_no(&YOUR_BOARD.that(named("CS2_051"))),
    there_is_no(&YOUR_BOARD.that(named("CS2_052"))),
]));

/// The basic Totems.
const BASIC_TOTEMS: &[&str] = &["NEW1_009", "CS2_050", "CS2_051", "CS2_052"];

/// # Totemic Slam
/// Hero Power · 2 mana
/// > **Hero Power** Summon a Totem of your choice.
//~ done HERO_02bp2 - 4902b083.1b2a5f9a e97e4aef
pub const HERO_02bp2: Power = hero_power(&[choose_card(BASIC_TOTEMS, &[summon(the(IT))])]);

/// # Healing Totem
/// Minion · Totem · 1 mana · 0/2
/// > At the end of your turn, restore #1 Health to all friendly minions.
//~ done NEW1_009 - 7f0f13f5.bffa5cf6 9d2526ef
pub const NEW1_009: Power = at_end_of_your_turn(&[heal(1).to(FRIENDLY_MINIONS)]);

/// # Frog
/// Minion · Beast · 0 mana · 0/1
/// > **Taunt**
//~ vanilla hexfrog 3b56b704 f4b9ad70.4b0c5d24 645e110a
pub const hexfrog: Power = VANILLA;
