//! Shaman cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 4f834dcb

/// # Ancestor's Call
/// Spell · 4 mana
/// > Put a random minion from each player's hand into the battlefield.
//~ done GVG_029 - 38d1d3b0.6c05a247 01fcb62e
pub const GVG_029: Power = spell(&[
    summon(the(YOUR_HAND.that(MINION).random())),
    summon(the(ENEMY_HAND.that(MINION).random())).for_(OPPONENT),
]);

/// # Powermace
/// Weapon · 3 mana · 3/2 durability
/// > **Deathrattle:** Give a random friendly Mech +2/+2.
/// - Makes: Powered [`GVG_036e`] ("\+2/+2.")
//~ derived GVG_036 8939fbfa 043b7f8c.f6caeaa4 d7c916da.afa39537
pub const GVG_036: Power = deathrattle(&[attach("GVG_036e").to(FRIENDLY_MINIONS.that(MECH).random())]);

/// # Powered
/// Enchantment
/// > \+2/+2.
//~ derived GVG_036e d7b41cbf d522ad72.d5727bd5 284dc748
pub const GVG_036e: Power = enchant(&[plus(2, 2)]);

/// # Whirling Zap-o-matic
/// Minion · Mech · 2 mana · 3/2
/// > **Windfury**
//~ vanilla GVG_037 649e2a73 9ee36bf9.9569ce14 cb588343
pub const GVG_037: Power = VANILLA;

/// # Crackle
/// Spell · Nature · 2 mana
/// > Deal $3-$6 damage. **Overload:** (1)
//~ done GVG_038 - f9bec0b1.87c66b4b 410b6d55
pub const GVG_038: Power = spell(&[deal(3).up_to(6).to(TARGET)]);

/// # Vitality Totem
/// Minion · Totem · 2 mana · 0/3
/// > At the end of your turn, restore #4 Health to your hero.
//~ derived GVG_039 3d81be2d da5c9241.f568d781 65fa159f
pub const GVG_039: Power = at_end_of_your_turn(&[heal(4).to(YOUR_HERO)]);

/// # Siltfin Spiritwalker
/// Minion · Murloc · 4 mana · 2/5
/// > Whenever another friendly Murloc dies, draw a card. **Overload:** (1)
//~ done GVG_040 - 9c57425a.f832c918 c0e460fc
pub const GVG_040: Power = whenever(OTHER_FRIENDLY_MINIONS.that(MURLOC).die()).then(&[draw(1)]);

/// # Neptulon
/// Minion · Elemental · 7 mana · 7/7
/// > **Battlecry:** Add 4 random Murlocs to your hand. **Overload:** (3)
//~ derived GVG_042 059e664c efbb7c67.e35f0d22 a21c2515
pub const GVG_042: Power = battlecry(&[get(random(MURLOC)).picks(4)]);

/// # Dunemaul Shaman
/// Minion · 4 mana · 5/4
/// > **Windfury, Overload:** (1) 50% chance to attack the wrong enemy.
//~ derived GVG_066 caaa0be8 5af9fab3.da4ab8fd 7d67561d
pub const GVG_066: Power =
    whenever(THIS.attack(CARD)).when(chance(50)).then(&[redirect_to(ENEMIES.that(not(&is(&THAT))).random())]);
