//! Shaman cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 946afc22

/// # Ancestor's Call
///
/// `GVG_029` · Shaman spell · 4 mana
///
/// > Put a random minion from each player's hand into the battlefield.
///
/// - Set: Goblins vs Gnomes · epic · collectible
///
/// State: Derived
//~ derived GVG_029 c9e08377 1ac091f9 60a15c13.6c05a247
pub const GVG_029: Power =
    spell(&[summon(the(YOUR_HAND.that(MINION).random())), summon(the(ENEMY_HAND.that(MINION).random())).to(OPPONENT)]);

/// # Powermace
///
/// `GVG_036` · Shaman weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Give a random friendly Mech +2/+2.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Powered [`GVG_036e`]
///
/// State: Derived
//~ derived GVG_036 33bed073 8939fbfa 41d520b4.f6caeaa4
pub const GVG_036: Power = deathrattle(&[attach("GVG_036e").to(FRIENDLY_MINIONS.that(MECH).random())]);

/// # Powered
///
/// `GVG_036e` · Shaman enchantment
///
/// > +2/+2.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_036e 1f2145d6 d7b41cbf ca89b721.6d6ab056
pub const GVG_036e: Power = enchant(&[plus(2, 2)]);

/// # Whirling Zap-o-matic
///
/// `GVG_037` · Shaman minion · 2 mana · 3/2
///
/// > **Windfury**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ vanilla GVG_037 e4360fac 649e2a73 e7a4a437.9569ce14
pub const GVG_037: Power = VANILLA;

/// # Crackle
///
/// `GVG_038` · Shaman spell · Nature · 2 mana
///
/// > Deal $3-$6 damage. **Overload:** (1)
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Overload
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GVG_038 9324f89a 15336f01 37c12967.87c66b4b
pub const GVG_038: Power = spell(&[deal(3).up_to(6).to(TARGET)]);

/// # Vitality Totem
///
/// `GVG_039` · Shaman minion · 2 mana · 0/3
///
/// > At the end of your turn, restore #4 Health to your hero.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Totem
///
/// State: Derived
//~ derived GVG_039 b9bbc4b3 3d81be2d b84fe0a5.f568d781
pub const GVG_039: Power = at_end_of_your_turn(&[heal(4).to(YOUR_HERO)]);

/// # Siltfin Spiritwalker
///
/// `GVG_040` · Shaman minion · 4 mana · 2/5
///
/// > Whenever another friendly Murloc dies, draw a card. Overload**:** (1)
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Overload
///
/// State: Derived
//~ derived GVG_040 9044f9bd d62822e6 b5b1ce00.10922321
pub const GVG_040: Power = whenever(OTHER_FRIENDLY_MINIONS.that(MURLOC).die()).then(&[draw(1)]);

/// # Neptulon
///
/// `GVG_042` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** Add 4 random Murlocs to your hand. **Overload:** (3)
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tags: `OVERLOAD` = 3
///
/// State: Derived
//~ derived GVG_042 786af0d7 3f02b397 b6645d61.e35f0d22
pub const GVG_042: Power = battlecry(&[get(random(MURLOC)).copies(4)]);

/// # Dunemaul Shaman
///
/// `GVG_066` · Shaman minion · 4 mana · 5/4
///
/// > **Windfury, Overload:** (1) 50% chance to attack the wrong enemy.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Windfury, Overload, Forgetful
///
/// State: Derived
//~ derived GVG_066 507af095 caaa0be8 c9f7347d.da4ab8fd
pub const GVG_066: Power =
    whenever(THIS.attack(CARD)).when(chance(50)).then(&[redirect_to(ENEMIES.that(not(&is(&THAT))).random())]);
