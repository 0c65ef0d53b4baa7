//! Priest cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 067d08de

/// # Herald of Light
///
/// `TID_085` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** If you've cast a Holy spell while holding this, restore #6 Health to all friendly characters.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TID_085 8cb82700 6b7b15e9 d6485bd8.f623a517
#[rustfmt::skip]
pub const TID_085: Power = battlecry(&[heal(6).to(FRIENDLY_CHARACTERS)]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::WhileHolding).that(school(SpellSchool::Holy))));

/// # Disarming Elemental
///
/// `TID_700` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry: Dredge** for your opponent. Set its Cost to (6).
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Dredge
/// - Enchantments: Disarmed [`TID_700e`]
///
/// State: Todo
//~ todo TID_700 09284c7a 4116544a 80da4d50.c8629de4
pub const TID_700: Power = TODO;

/// # Disarmed
///
/// `TID_700e` · Priest enchantment
///
/// > Costs (6).
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TID_700e 7da54e4e 23fd2d52 f2b31505.97eab8d6
pub const TID_700e: Power = enchant(&[cost(6)]);

/// # Drown
///
/// `TID_920` · Priest spell · Shadow · 4 mana
///
/// > Put an enemy minion on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · rare · collectible
///
/// State: Derived
//~ derived TID_920 d0b30a0d 1e63162a c9154a11.9dc67999
pub const TID_920: Power = spell(&[put_at_bottom(the(AN_ENEMY_MINION))]);

/// # Whirlpool
///
/// `TSC_209` · Priest spell · Nature · 8 mana
///
/// > Destroy all minions and all copies of them *(wherever they are)*.
///
/// - Set: Voyage to the Sunken City · epic · collectible
///
/// State: Todo
//~ todo TSC_209 9b45f0a7 d433df49 1f22b768.fc248e72
pub const TSC_209: Power = TODO;

/// # Illuminate
///
/// `TSC_210` · Priest spell · Holy · 0 mana
///
/// > **Dredge**. If it's a spell, reduce its Cost by (3).
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Dredge
///
/// State: Derived
//~ derived TSC_210 74f95ab1 021b859a ec30ff71.cde03d27
#[rustfmt::skip]
pub const TSC_210: Power = spell(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), give(&[cost_less(3)]).to(IT).when(there_is(&IT.that(SPELL)))]);

/// # Whispers of the Deep
///
/// `TSC_211` · Priest spell · Shadow · 1 mana
///
/// > **Silence** a friendly minion, then deal damage equal to its Attack randomly split among all enemy minions.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Immune To Spellpower, Affected By Spell Power
/// - Refers to: Silence
///
/// State: Derived
//~ derived TSC_211 085a3c67 9b4c950b f1bf0cce.cab47ecd
pub const TSC_211: Power =
    spell(&[silence(A_FRIENDLY_MINION), deal(1).times(ATTACK.of(IT)).split_among(ENEMY_MINIONS)]);

/// # Handmaiden
///
/// `TSC_212` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry:** If you've cast three spells while holding this, draw 3 cards.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
///
/// State: Derived
//~ derived TSC_212 036d188b 90580a62 142bfb3b.32ace7f9
pub const TSC_212: Power =
    battlecry(&[draw(3)]).when(has_done(3, &past(Side::Friendly, Deed::Cast, Window::WhileHolding)));

/// # Queensguard
///
/// `TSC_213` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain +1/+1 for each spell you've cast this turn.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Tides Call [`TSC_213e`]
///
/// State: Derived
//~ derived TSC_213 25f95618 004d3b08 9f8d6556.f088bdb8
pub const TSC_213: Power =
    battlecry(&[give(&[plus(1, 1).times(X)]).times(count_of(past(Side::Friendly, Deed::Cast, Window::ThisTurn)))]);

/// # Tides Call
///
/// `TSC_213e` · Priest enchantment
///
/// > Increased stats.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_213e 0fa9f9ee 5cfb7b92 0673ff38.a536d554
pub const TSC_213e: Power = TODO;

/// # Serpent Wig
///
/// `TSC_215` · Priest spell · 1 mana
///
/// > Give a minion +1/+2. If you played a Naga while holding this, add a Serpent Wig to your hand.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Enchantments: Snakes for Hair [`TSC_215e`]
///
/// State: Derived
//~ derived TSC_215 2166cf5a efb1794f 9f390598.f600b36e
#[rustfmt::skip]
pub const TSC_215: Power = spell(&[attach("TSC_215e").to(A_MINION), get(card("TSC_215")).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::WhileHolding).that(NAGA)))]);

/// # Snakes for Hair
///
/// `TSC_215e` · Priest enchantment
///
/// > +1/+2.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_215e caac17e0 cc5c6264 2d28638c.6fa82661
pub const TSC_215e: Power = enchant(&[plus(1, 2)]);

/// # Blackwater Behemoth
///
/// `TSC_216` · Priest minion · 7 mana · 8/10
///
/// > **Colossal +1 Lifesteal**
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Lifesteal, Colossal, Colossal Limb On Left
/// - Tags: `1544` = 1
/// - Tokens: Behemoth's Lure [`TSC_216t`]
///
/// State: Done
//~ done TSC_216 517ff5eb - f9b4655f.81a06e63
pub const TSC_216: Power = colossal(&["TSC_216t"]);

/// # Behemoth's Lure
///
/// `TSC_216t` · Priest minion · 2 mana · 1/4
///
/// > At the end of your turn, force a random enemy minion to attack the Blackwater Behemoth.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Colossal Limb, Colossal Limb On Left
/// - Tokens: Blackwater Behemoth [`TSC_216`]
///
/// State: Done
//~ done TSC_216t fcaccd5f - f98a8841.80441a6d
pub const TSC_216t: Power = at_end_of_your_turn(&[make_attack(ENEMY_MINIONS.random(), CREATOR)]);

/// # Switcheroo
///
/// `TSC_702` · Priest spell · 5 mana
///
/// > Draw 2 minions. Swap their Health.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Enchantments: Switcheroo'd [`TSC_702e`]
///
/// State: Todo
//~ todo TSC_702 6ad877a5 3452d22b f715b196.3c54650e
pub const TSC_702: Power = TODO;

/// # Switcheroo'd
///
/// `TSC_702e` · Priest enchantment
///
/// > Swapped Health.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_702e 12d24ef6 6e9810cc 2ff51ccc.2bbe1ac2
pub const TSC_702e: Power = TODO;

/// # Azsharan Ritual
///
/// `TSC_775` · Priest spell · 4 mana
///
/// > **Silence** a minion and summon a copy of it. Put a 'Sunken Ritual' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Silence
/// - Tokens: Sunken Ritual [`TSC_775t`]
///
/// State: Derived
//~ derived TSC_775 bd812fe3 5fd03b02 869acb7d.737e77ff
pub const TSC_775: Power = spell(&[silence(A_MINION), summon(copy_of(IT)), put_at_bottom(card("TSC_775t"))]);

/// # Sunken Ritual
///
/// `TSC_775t` · Priest spell · 4 mana
///
/// > **Silence** a minion and summon 2 copies of it.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Silence
///
/// State: Derived
//~ derived TSC_775t 1dfaa65c 44f6ad76 efa37f09.e8892d87
pub const TSC_775t: Power = spell(&[silence(A_MINION), summon(copy_of(IT)).copies(2)]);

/// # Priestess Valishj
///
/// `TSC_828` · Priest minion · 1 mana · 1/1
///
/// > **Battlecry:** Refresh an empty Mana Crystal for each spell you've cast this turn.@ *(@)*
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TSC_828 cfc45600 55412c18 dd5b301b.1ac8f183
pub const TSC_828: Power = battlecry(&[refresh(1).times(count_of(past(Side::Friendly, Deed::Cast, Window::ThisTurn)))]);
