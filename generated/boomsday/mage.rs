//! Mage cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file edbd3f74

/// # Astral Rift
/// Spell · Arcane · 2 mana
/// > Add 2 random minions to your hand.
/// - Makes: Warcried [`BOT_101e2`] ("\+1/+1.")
//~ derived BOT_101 d3fa09a9 b3d67742.d084cc65 d33610ab.b639c964
pub const BOT_101: Power = spell(&[get(random(MINION)).picks(2)]);

/// # Warcried
/// Enchantment
/// > \+1/+1.
//~ derived BOT_101e2 d08599ff d522ad72.cb08f83e ad96895a
pub const BOT_101e2: Power = enchant(&[plus(1, 1)]);

/// # Stargazer Luna
/// Minion · Draenei · 3 mana · 2/4
/// > After you play the right-most card in your hand, draw a card.
//~ done BOT_103 - a9bd8a60.550a22e3 28e28438
pub const BOT_103: Power = abilities(&[
    whenever(YOU.play(CARD)).then(&[set_counter(0, 1).when(there_is_no(&THAT.to_the_right()))]),
    after(YOU.play(CARD)).when(equals(&counter_value(0), 1)).then(&[set_counter(0, 0), draw(1)]),
]);

/// # Unexpected Results
/// Spell · 3 mana
/// > Summon two random $2-Cost minions *(improved by **Spell Damage***).
//~ done BOT_254 - 82ede6d1.df88e2b5 2812db24
pub const BOT_254: Power = spell(&[summon(random_costing_more(MINION, 2, SPELL_DAMAGE.of(THIS))).picks(2)]);

/// # Astromancer
/// Minion · 7 mana · 5/5
/// > **Battlecry:** Summon a random minion with Cost equal to your hand size.
//~ done BOT_256 - 41fa2862.6153a4d1 09f7a39f
pub const BOT_256: Power = battlecry(&[summon(random_costing(MINION, count(YOUR_HAND)))]);

/// # Luna's Pocket Galaxy
/// Spell · Arcane · 7 mana
/// > Change the Cost of minions in your deck to (1).
/// - Makes: Starstruck [`BOT_257e`] ("Costs (1).")
//~ derived BOT_257 4cd9b0eb 8ca6ec6c.ef1eb1ba b85bf05b.0430568d
pub const BOT_257: Power = spell(&[attach("BOT_257e").to(YOUR_DECK.that(MINION))]);

/// # Starstruck
/// Enchantment
/// > Costs (1).
///
/// # Notes
///
/// The Cost stays when the minion enters play (HearthSim/hs-bugs, issue 1026: Evolve makes it one of (2)). An enchantment that
/// changes the Cost alone would end there, so this one also adds +0/+0.
//~ done BOT_257e - d522ad72.53ed184d 90f85c49
pub const BOT_257e: Power = enchant(&[cost(1), plus(0, 0)]);

/// # Shooting Star
/// Spell · Arcane · 1 mana
/// > Deal $1 damage to a minion and the minions next to it.
//~ derived BOT_453 434b4d5c c75b771b.01f0070c 545d8035
pub const BOT_453: Power = spell(&[deal(1).to(A_MINION.with_neighbours())]);

/// # Celestial Emissary
/// Minion · Elemental · 2 mana · 2/1
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
/// - Makes: Celestial Emissary [`BOT_531_Puzzle`] (2/1, "Battlecry: Your next spell this turn has Spell…"); Celestial Power [`BOT_531e`] ("You have Spell Damage +2 for your next spell this…"); Celestial Power [`BOT_531e2`] ("You have Spell Damage +2 for your next spell this…")
//~ done BOT_531 - 2eeb0c0f.2a4a3080 8a771fa3.ddfce341
pub const BOT_531: Power = battlecry(&[attach("BOT_531e").to(YOUR_HERO)]);

/// # Celestial Emissary
/// Minion · Elemental · 2 mana · 2/1
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
//~ todo BOT_531_Puzzle c05c6099 2eeb0c0f.2a4a3080 8a771fa3
pub const BOT_531_Puzzle: Power = TODO;

/// # Celestial Power
/// Enchantment
/// > You have **Spell Damage +2** for your next spell this turn.
/// - Makes: Celestial Power [`BOT_531e_Puzzle`] ("You have Spell Damage +2 for your next spell this…")
//~ done BOT_531e - d522ad72.e0bc8fe9 7a9ec704.1099e8ea
pub const BOT_531e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]).until(YOU.cast(SPELL)).this_turn();

/// # Celestial Power
/// Enchantment
/// > You have **Spell Damage +2** for your next spell this turn.
/// - Makes: Celestial Power [`BOT_531e2_Puzzle`] ("You have Spell Damage +2 for your next spell this…")
//~ todo BOT_531e2 9bf69f82 d522ad72.e0bc8fe9 7a9ec704.51e7899b
pub const BOT_531e2: Power = TODO;

/// # Celestial Power
/// Enchantment
/// > You have **Spell Damage +2** for your next spell this turn.
//~ todo BOT_531e2_Puzzle 58cf0bf9 d522ad72.e0bc8fe9 7a9ec704
pub const BOT_531e2_Puzzle: Power = TODO;

/// # Celestial Power
/// Enchantment
/// > You have **Spell Damage +2** for your next spell this turn.
//~ todo BOT_531e_Puzzle dfc105f8 d522ad72.e0bc8fe9 7a9ec704
pub const BOT_531e_Puzzle: Power = TODO;

/// # Research Project
/// Spell · 2 mana
/// > Each player draws 2 cards.
//~ derived BOT_600 7f663132 7846e7ae.deb14aa6 6f1f7c4b
pub const BOT_600: Power = spell(&[draw(2).for_(PLAYERS)]);

/// # Meteorologist
/// Minion · 6 mana · 3/3
/// > **Battlecry:** For each card in your hand, deal 1 damage to a random enemy.
//~ derived BOT_601 1c2586a2 54c1f3fd.db2beda6 c10c0ede
pub const BOT_601: Power = battlecry(&[perform(&[deal(1).to(ENEMIES.random())]).for_each(YOUR_HAND)]);

/// # Cosmic Anomaly
/// Minion · Elemental · 4 mana · 4/3
/// > **Spell Damage +2**
/// - Makes: Cosmic Anomaly [`BOT_604_Puzzle`] (4/3, "Spell Damage +2")
//~ vanilla BOT_604 c953f4aa c560e73e.e1835dc2 1a259963.e39bdd68
pub const BOT_604: Power = VANILLA;

/// # Cosmic Anomaly
/// Minion · Elemental · 4 mana · 4/3
/// > **Spell Damage +2**
//~ vanilla BOT_604_Puzzle 7b7b0684 c560e73e.e1835dc2 1a259963
pub const BOT_604_Puzzle: Power = VANILLA;
