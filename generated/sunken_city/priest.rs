//! Priest cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ac2f3167

/// # Herald of Light
/// Minion · Naga · 3 mana · 3/4
/// > **Battlecry:** If you've cast a Holy spell while holding this, restore #6 Health to all friendly characters.
//~ derived TID_085 68d357ce 2213a712.f623a517 0db6e38a
#[rustfmt::skip]
pub const TID_085: Power = battlecry(&[heal(6).to(FRIENDLY_CHARACTERS)]).when(YOU.cast(school(SpellSchool::Holy)).while_holding_this().at_least(1));

/// # Disarming Elemental
/// Minion · Elemental · 4 mana · 4/4
/// > **Battlecry: Dredge** for your opponent. Set its Cost to (6).
/// - Makes: Disarmed [`TID_700e`] ("Costs (6).")
//~ done TID_700 - c561b775.c8629de4 a768fcdb.0e49cf10
pub const TID_700: Power = battlecry(&[discover_then(
    Offer::Entities(ENEMY_DECK.last(3)),
    &[put_on_top(the(IT)).for_(OPPONENT), attach("TID_700e").to(IT)],
)]);

/// # Disarmed
/// Enchantment
/// > Costs (6).
//~ derived TID_700e 23fd2d52 d522ad72.97eab8d6 4dbe3f8c
pub const TID_700e: Power = enchant(&[cost(6)]);

/// # Drown
/// Spell · Shadow · 4 mana
/// > Put an enemy minion on the bottom of your deck.
//~ done TID_920 - 1e562e45.9dc67999 b3636883
pub const TID_920: Power = spell(&[put_at_bottom(the(AN_ENEMY_MINION))]);

/// # Whirlpool
/// Spell · Nature · 8 mana
/// > Destroy all minions and all copies of them *(wherever they are*).
//~ done TSC_209 - a0bce8cf.854c929f 7948e89b
pub const TSC_209: Power = spell(&[destroy(
    together(&[MINIONS, YOUR_HAND, YOUR_DECK, ENEMY_HAND, ENEMY_DECK]).that(shares(CardProperty::Name, &MINIONS)),
)]);

/// # Illuminate
/// Spell · Holy · 0 mana
/// > **Dredge**. If it's a spell, reduce its Cost by (3).
//~ derived TSC_210 e6d958ee 84cfd1d7.cde03d27 2dde4e86
#[rustfmt::skip]
pub const TSC_210: Power = spell(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), give(&[cost_less(3)]).to(IT).when(there_is(&IT.that(SPELL)))]);

/// # Whispers of the Deep
/// Spell · Shadow · 1 mana
/// > **Silence** a friendly minion, then deal damage equal to its Attack randomly split among all enemy minions.
//~ derived TSC_211 9b4c950b ca4a4f53.cab47ecd 454b1431
pub const TSC_211: Power =
    spell(&[silence(A_FRIENDLY_MINION), deal(1).times(ATTACK.of(IT)).split_among(ENEMY_MINIONS)]);

/// # Handmaiden
/// Minion · Naga · 3 mana · 3/2
/// > **Battlecry:** If you've cast three spells while holding this, draw 3 cards.@ *({0} left*!)@ *(Ready!)*
//~ derived TSC_212 70b908b7 2217be94.90b9707f a22247d3
pub const TSC_212: Power = battlecry(&[draw(3)]).when(YOU.cast(SPELL).while_holding_this().at_least(3));

/// # Queensguard
/// Minion · Naga · 2 mana · 2/3
/// > **Battlecry:** Gain +1/+1 for each spell you've cast this turn.
/// - Makes: Tides Call [`TSC_213e`] ("Increased stats.")
//~ derived TSC_213 a352576d 44f5d980.f088bdb8 4d9a3e5f.fe91f61b
pub const TSC_213: Power = battlecry(&[give(&[plus(1, 1).times(X)]).with_x(YOU.cast(SPELL).this_turn().count())]);

/// # Tides Call
/// Enchantment
/// > Increased stats.
//~ todo TSC_213e 5cfb7b92 d522ad72.a536d554 9957671c
pub const TSC_213e: Power = TODO;

/// # Serpent Wig
/// Spell · 1 mana
/// > Give a minion +1/+2. If you played a Naga while holding this, add a Serpent Wig to your hand.
/// - Makes: Snakes for Hair [`TSC_215e`] ("\+1/+2.")
//~ derived TSC_215 a3141fc1 2f198b86.f600b36e 821eb456.57eb4b80
#[rustfmt::skip]
pub const TSC_215: Power = spell(&[attach("TSC_215e").to(A_MINION), get(card("TSC_215")).when(YOU.play(NAGA).while_holding_this().at_least(1))]);

/// # Snakes for Hair
/// Enchantment
/// > \+1/+2.
//~ derived TSC_215e cc5c6264 d522ad72.b69419df 26d6ce1a
pub const TSC_215e: Power = enchant(&[plus(1, 2)]);

/// # Blackwater Behemoth
/// Minion · Beast · 7 mana · 8/10
/// > **Colossal +1 Lifesteal**
/// - Makes: Behemoth's Lure [`TSC_216t`] (1/4, "At the end of your turn, force a random enemy…")
//~ done TSC_216 - 0d188a7e.81a06e63 eaa03e43.de0c7b88
pub const TSC_216: Power = colossal(&["TSC_216t"]);

/// # Behemoth's Lure
/// Minion · Beast · 2 mana · 1/4
/// > At the end of your turn, force a random enemy minion to attack the Blackwater Behemoth.
/// - Makes: Blackwater Behemoth [`TSC_216`] (8/10, "Colossal +1 Lifesteal")
//~ done TSC_216t - 64ff216a.80441a6d efd68492.e20746b8
pub const TSC_216t: Power =
    at_end_of_your_turn(&[make_attack(ENEMY_MINIONS.random(), FRIENDLY_MINIONS.that(named("TSC_216")).random())]);

/// # Switcheroo
/// Spell · 5 mana
/// > Draw 2 minions. Swap their Health.
/// - Makes: Switcheroo'd [`TSC_702e`] ("Swapped Health.")
//~ done TSC_702 - 36b694de.3c54650e a319dac3.051f28e4
pub const TSC_702: Power =
    spell(&[draw_that(1, MINION), remember(IT), draw_that(1, MINION), swap_number(HEALTH, REMEMBERED, IT)]);

/// # Switcheroo'd
/// Enchantment
/// > Swapped Health.
//~ todo TSC_702e 6e9810cc d522ad72.2bbe1ac2 4b3e0e77
pub const TSC_702e: Power = TODO;

/// # Azsharan Ritual
/// Spell · 4 mana
/// > **Silence** a minion and summon a copy of it. Put a 'Sunken Ritual' on the bottom of your deck.
/// - Makes: Sunken Ritual [`TSC_775t`] ("Silence a minion and summon 2 copies of it.")
//~ derived TSC_775 5fd03b02 38d1d3b0.737e77ff ee61c8ea.cb0798ce
pub const TSC_775: Power = spell(&[silence(A_MINION), summon(copy_of(IT)), put_at_bottom(card("TSC_775t"))]);

/// # Sunken Ritual
/// Spell · 4 mana
/// > **Silence** a minion and summon 2 copies of it.
//~ derived TSC_775t 44f6ad76 38d1d3b0.e8892d87 f5d63c1a
pub const TSC_775t: Power = spell(&[silence(A_MINION), summon(copy_of(IT)).copies(2)]);

/// # Priestess Valishj
/// Minion · Naga · 1 mana · 1/1
/// > **Battlecry:** Refresh an empty Mana Crystal for each spell you've cast this turn.@ *(@)*
//~ done TSC_828 - 1cff72b9.1ac8f183 a757a3b1
pub const TSC_828: Power = battlecry(&[refresh_mana(1).times(YOU.cast(SPELL).this_turn().count())]);
