//! Shaman cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a5bc9190

/// # Ancestral Spirit
/// Spell · 2 mana
/// > Give a minion "**Deathrattle:** Resummon this minion."
/// - Makes: Ancestral Spirit [`CS2_038e`] ("Deathrattle: Resummon this minion.")
//~ done CS2_038 - 7846e7ae.94d8d26d 9dc223bc.23db15a7
pub const CS2_038: Power = spell(&[attach("CS2_038e").to(A_MINION)]);

/// # Ancestral Spirit
/// Enchantment
/// > **Deathrattle:** Resummon this minion.
//~ done CS2_038e - d522ad72.77516780 9dc223bc
pub const CS2_038e: Power = deathrattle(&[summon(fresh_copy_of(THIS))]);

/// # Far Sight
/// Spell · 3 mana
/// > Draw a card. That card costs (3) less.
/// - Makes: Far Sight [`CS2_053e`] ("Costs (3) less.")
//~ done CS2_053 - 82ede6d1.2eef8bab 35acf005.1c05284c
pub const CS2_053: Power = spell(&[draw(1), attach("CS2_053e").to(IT)]);

/// # Far Sight
/// Enchantment
/// > Costs (3) less.
//~ derived CS2_053e 3de58759 d522ad72.bb1f76c5 35acf005
pub const CS2_053e: Power = enchant(&[cost_less(3)]);

/// # Lightning Bolt
/// Spell · Nature · 1 mana
/// > Deal $3 damage. **Overload:** (1)
//~ done EX1_238 - 3f084ec4.611da220 498a31f6
pub const EX1_238: Power = spell(&[deal(3).to(TARGET)]);

/// # Lava Burst
/// Spell · Fire · 3 mana
/// > Deal $5 damage. **Overload:** (2)
//~ done EX1_241 - 3af9bd75.e104c89d b9dcd3f4
pub const EX1_241: Power = spell(&[deal(5).to(TARGET)]);

/// # Dust Devil
/// Minion · Elemental · 1 mana · 3/1
/// > **Windfury**. **Overload:** (2)
//~ vanilla EX1_243 cb5061d0 d2047758.a5cc46c8 28d4e5f4
pub const EX1_243: Power = VANILLA;

/// # Earth Shock
/// Spell · Nature · 1 mana
/// > **Silence** a minion, then deal $1 damage to it.
//~ done EX1_245 - 3f084ec4.534fc8bb 3d33c7e8
pub const EX1_245: Power = spell(&[silence(A_MINION), deal(1).to(IT)]);

/// # Stormforged Axe
/// Weapon · 2 mana · 2/3 durability
/// > **Overload:** (1)
//~ vanilla EX1_247 8b15dcb8 ca5f6f9f.e77e0301 2779992b
pub const EX1_247: Power = VANILLA;

/// # Feral Spirit
/// Spell · Nature · 3 mana
/// > Summon two 2/3 Spirit Wolves with **Taunt**. **Overload:** (1)
/// - Makes: Spirit Wolf [`EX1_tk11`] (2/3, "Taunt")
//~ done EX1_248 - a4db704b.7e54735b 61c24767.7fd1e5dd
pub const EX1_248: Power = spell(&[summon(card("EX1_tk11")).copies(2)]);

/// # Earth Elemental
/// Minion · Elemental · 5 mana · 7/9
/// > **Taunt Overload:** (2)
/// - Makes: Earth Elemental [`EX1_250_puzzle`] (7/8, "Taunt Overload: (2)")
//~ vanilla EX1_250 a00a1dec eed3c89b.9bb3349c ddaec618.20632318
pub const EX1_250: Power = VANILLA;

/// # Earth Elemental
/// Minion · Elemental · 5 mana · 7/8
/// > **Taunt Overload:** (2)
//~ vanilla EX1_250_puzzle be17b4c1 eed04fc6.9bb3349c ddaec618
pub const EX1_250_puzzle: Power = VANILLA;

/// # Forked Lightning
/// Spell · Nature · 1 mana
/// > Deal $2 damage to 2 random enemy minions. **Overload:** (2)
//~ done EX1_251 - 3f084ec4.ec42f296 75fae115
pub const EX1_251: Power = spell(&[deal(2).to(ENEMY_MINIONS.random_of(2))]);

/// # Unbound Elemental
/// Minion · Elemental · 3 mana · 3/4
/// > After you play a card with **Overload**, gain +1/+1.
/// - Makes: Overloading [`EX1_258e`] ("Increased stats.")
//~ done EX1_258 - 647d49d1.ada3b878 9f1508f4.00e39bb8
pub const EX1_258: Power = after(YOU.play(with(GameTag::OVERLOAD))).then(&[attach("EX1_258e")]);

/// # Overloading
/// Enchantment
/// > Increased stats.
//~ done EX1_258e - d522ad72.a536d554 98cd9cf4
pub const EX1_258e: Power = enchant(&[plus(1, 1)]);

/// # Lightning Storm
/// Spell · Nature · 3 mana
/// > Deal $3 damage to all enemy minions. **Overload:** (1)
//~ done EX1_259 - a4db704b.506a0f26 8e3eec6e
pub const EX1_259: Power = spell(&[deal(3).to(ENEMY_MINIONS)]);

/// # Doomhammer
/// Weapon · 5 mana · 2/8 durability
/// > **Windfury, Overload:** (2)
//~ vanilla EX1_567 3af9840a fe68cc20.44ea5630 43f19e32
pub const EX1_567: Power = VANILLA;

/// # Mana Tide Totem
/// Minion · Totem · 3 mana · 0/3
/// > At the end of your turn, draw a card.
//~ done EX1_575 - 37185b11.f5470f4f 7f8dbc34
pub const EX1_575: Power = at_end_of_your_turn(&[draw(1)]);

/// # Spirit Wolf
/// Minion · Undead · Beast · 2 mana · 2/3
/// > **Taunt**
//~ vanilla EX1_tk11 46272af0 eaef04ef.4b0c5d24 0ec1b771
pub const EX1_tk11: Power = VANILLA;

/// # Al'Akir the Windlord
/// Minion · Elemental · 8 mana · 3/6
/// > **Charge, Divine Shield, Taunt, Windfury**
//~ vanilla NEW1_010 c821bde0 88dd8413.047d1399 dc9b588f
pub const NEW1_010: Power = VANILLA;
