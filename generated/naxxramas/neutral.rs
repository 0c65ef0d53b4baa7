//! Neutral cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6c2d04b5

/// # Zombie Chow
/// Minion · Undead · 1 mana · 2/3
/// > **Deathrattle:** Restore #5 Health to the enemy hero.
//~ done FP1_001 - fab28acf.465e33cc 91d71d0b
pub const FP1_001: Power = deathrattle(&[heal(5).to(ENEMY_HERO)]);

/// # Haunted Creeper
/// Minion · Beast · 2 mana · 1/2
/// > **Deathrattle:** Summon two 1/1 Spectral Spiders.
/// - Makes: Spectral Spider [`FP1_002t`] (1/1)
//~ done FP1_002 - 640a1edc.f08881ac 55fb495f.c92d169e
pub const FP1_002: Power = deathrattle(&[summon(card("FP1_002t")).copies(2)]);

/// # Spectral Spider
/// Minion · Undead · Beast · 1 mana · 1/1
//~ vanilla FP1_002t cbe7f4ad ba8c49f0 c0948ec5
pub const FP1_002t: Power = VANILLA;

/// # Echoing Ooze
/// Minion · 2 mana · 1/2
/// > **Battlecry:** Summon an exact copy of this minion at the end of the turn.
//~ done FP1_003 - 4c954f50.ae43bb67 bcac9c3f
pub const FP1_003: Power =
    battlecry(&[later(&whenever(PLAYERS.turn_end()).once_a_turn().does(&[summon(copy_of(THIS))])).for_(THIS)]);

/// # Mad Scientist
/// Minion · Undead · 2 mana · 2/2
/// > **Deathrattle:** Put a **Secret** from your deck into the battlefield.
//~ done FP1_004 - af540375.f64f3b74 3093d00c
pub const FP1_004: Power = deathrattle(&[put_into_play(the(YOUR_DECK.that(SECRET).random()))]);

/// # Shade of Naxxramas
/// Minion · Undead · 3 mana · 2/2
/// > **Stealth.** At the start of your turn, gain +1/+1.
/// - Makes: Consume [`FP1_005e`] ("Increased stats.")
//~ done FP1_005 - b5bee8cc.508673bb 046470bc.5b8f9580
pub const FP1_005: Power = at_start_of_your_turn(&[attach("FP1_005e")]);

/// # Consume
/// Enchantment
/// > Increased stats.
//~ done FP1_005e - d522ad72.a536d554 9acc544e
pub const FP1_005e: Power = enchant(&[plus(1, 1)]);

/// # Deathcharger
/// Minion · Undead · Beast · 1 mana · 2/3
/// > **Charge. Deathrattle:** Deal 3 damage to your hero.
//~ done FP1_006 - 98b5c099.32535cfc 48a5b5dc
pub const FP1_006: Power = deathrattle(&[deal(3).to(YOUR_HERO)]);

/// # Nerubian Egg
/// Minion · 2 mana · 0/2
/// > **Deathrattle:** Summon a 4/4 Nerubian.
/// - Makes: [`FP1_007t`](crate::classic::neutral::FP1_007t)
//~ done FP1_007 - 5b78d2ef.1a9fed0f db155766.cf4c4fa7
pub const FP1_007: Power = deathrattle(&[summon(card("FP1_007t"))]);

/// # Spectral Knight
/// Minion · Undead · 5 mana · 4/6
/// > **Elusive**
//~ vanilla FP1_008 0dd6ba09 52c1a91a.c54580ff 6c38c345
pub const FP1_008: Power = VANILLA;

/// # Deathlord
/// Minion · Undead · 3 mana · 2/8
/// > **Taunt. Deathrattle:** Your opponent puts a minion from their deck into the battlefield.
//~ done FP1_009 - b59b5e7e.504e2579 812de30a
pub const FP1_009: Power = deathrattle(&[summon(the(ENEMY_DECK.that(MINION).random())).for_(OPPONENT)]);

/// # Maexxna
/// Minion · Beast · 6 mana · 2/8
/// > **Poisonous**
//~ vanilla FP1_010 e3f20047 f5e9e3ae.2574dcf7 aab1ff93
pub const FP1_010: Power = VANILLA;

/// # Sludge Belcher
/// Minion · Undead · 5 mana · 3/6
/// > **Taunt Deathrattle:** Summon a 1/2 Slime with **Taunt**.
/// - Makes: Putrid Slime [`FP1_012t`] (1/2, "Taunt")
//~ done FP1_012 - 5184bdef.7d8cf756 24c5a912.a1fc33ae
pub const FP1_012: Power = deathrattle(&[summon(card("FP1_012t"))]);

/// # Putrid Slime
/// Minion · 1 mana · 1/2
/// > **Taunt**
//~ vanilla FP1_012t faacf523 cbfac199.4b0c5d24 f9712666
pub const FP1_012t: Power = VANILLA;

/// # Kel'Thuzad
/// Minion · Undead · 8 mana · 6/8
/// > At the end of each turn, summon all friendly minions that died this turn.
//~ done FP1_013 - 226e49ca.9fe29860 d254c2a0
pub const FP1_013: Power = whenever(PLAYERS.turn_end()).then(&[summon(each_past(FRIENDLY_MINIONS.die().this_turn()))]);

/// # Stalagg
/// Minion · Undead · 5 mana · 7/4
/// > **Deathrattle:** If Feugen also died this game, summon Thaddius.
/// - Makes: Thaddius [`FP1_014t`] (11/11)
//~ done FP1_014 - 270bbf32.d0f42c11 09fac0d7.38c80a65
pub const FP1_014: Power =
    deathrattle(&[summon(card("FP1_014t"))]).when(MINIONS.that(named("FP1_015")).die().this_game().at_least(1));

/// # Thaddius
/// Minion · Undead · 10 mana · 11/11
//~ vanilla FP1_014t d57352ba 8f0dc019 28413049
pub const FP1_014t: Power = VANILLA;

/// # Feugen
/// Minion · Undead · 5 mana · 4/7
/// > **Deathrattle:** If Stalagg also died this game, summon Thaddius.
//~ done FP1_015 - 52c7790f.34b8c028 b8b3496a
pub const FP1_015: Power =
    deathrattle(&[summon(card("FP1_014t"))]).when(MINIONS.that(named("FP1_014")).die().this_game().at_least(1));

/// # Wailing Soul
/// Minion · Undead · 4 mana · 3/5
/// > **Battlecry: Silence** your other minions.
//~ done FP1_016 - 91797bf5.4815f530 538fcbf6
pub const FP1_016: Power = battlecry(&[silence(OTHER_FRIENDLY_MINIONS)]);

/// # Nerub'ar Weblord
/// Minion · Undead · 2 mana · 1/4
/// > Minions with **Battlecry** cost (2) more.
/// - Makes: Webbed [`FP1_017e`] ("Costs (2) more.")
//~ done FP1_017 - 70539740.67ed5e48 35924c3e.d9954cf5
pub const FP1_017: Power = aura(together(&[
    YOUR_HAND.that(all(&[MINION, with(GameTag::BATTLECRY)])),
    ENEMY_HAND.that(all(&[MINION, with(GameTag::BATTLECRY)])),
]))
.gives("FP1_017e");

/// # Webbed
/// Enchantment
/// > Costs (2) more.
//~ derived FP1_017e 6ad648e0 d522ad72.7201933b 5e6fe17a
pub const FP1_017e: Power = enchant(&[cost_more(2)]);

/// # Unstable Ghoul
/// Minion · Undead · 2 mana · 1/3
/// > **Taunt**. **Deathrattle:** Deal 1 damage to all minions.
//~ done FP1_024 - 70730973.4f76eed5 64a3a9d3
pub const FP1_024: Power = deathrattle(&[deal(1).to(MINIONS)]);

/// # Stoneskin Gargoyle
/// Minion · Undead · 3 mana · 1/4
/// > At the start of your turn, restore this minion to full Health.
//~ done FP1_027 - c0362f69.e9e5cb9e 76bd559d
pub const FP1_027: Power = at_start_of_your_turn(&[heal_fully(THIS)]);

/// # Undertaker
/// Minion · Undead · 1 mana · 1/2
/// > Whenever you summon a minion with **Deathrattle**, gain +1/+1.
/// - Makes: Darkness Calls [`FP1_028e`] ("Increased stats.")
//~ done FP1_028 - ef04ce4e.517f9fac 93c9368a.27a528fe
pub const FP1_028: Power = whenever(YOU.summon(all(&[MINION, with(GameTag::DEATHRATTLE)]))).then(&[attach("FP1_028e")]);

/// # Darkness Calls
/// Enchantment
/// > Increased stats.
//~ done FP1_028e - d522ad72.a536d554 53d54994
pub const FP1_028e: Power = enchant(&[plus(1, 1)]);

/// # Dancing Swords
/// Minion · 3 mana · 4/4
/// > **Deathrattle:** Your opponent draws a card.
//~ done FP1_029 - ca30ee0e.951060bf 97c854c3
pub const FP1_029: Power = deathrattle(&[draw(1).for_(OPPONENT)]);

/// # Loatheb
/// Minion · Undead · 5 mana · 5/5
/// > **Battlecry:** Enemy spells cost (5) more next turn.
/// - Makes: Necrotic Aura [`FP1_030e`] ("Your spells cost (5) more this turn."); Necrotic Aura [`FP1_030e2`] ("Costs (5) more.")
//~ done FP1_030 - 963fba73.6bec0ef0 2f615df5.6bcee74d
pub const FP1_030: Power = battlecry(&[attach("FP1_030e").to(OPPONENT)]);

/// # Necrotic Aura
/// Enchantment
/// > Your spells cost (5) more this turn.
//~ done FP1_030e - d522ad72.5b79bf9c 6bbec282
pub const FP1_030e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_more(5)]).next_turn();

/// # Necrotic Aura
/// Enchantment
/// > Costs (5) more.
//~ derived FP1_030e2 3ca4887b d522ad72.b6548a1d 6bbec282
pub const FP1_030e2: Power = enchant(&[cost_more(5)]);

/// # Baron Rivendare
/// Minion · Undead · 4 mana · 1/7
/// > Your minions trigger their **Deathrattles** twice.
/// - Makes: Rivendare Deathrattle [`FP1_031e`] ("Your minions trigger their Deathrattles twice.")
//~ done FP1_031 - 7f1d6e39.2ad9332b ccaa2be8.3fe1a4a6
pub const FP1_031: Power = aura(YOU).gives("FP1_031e");

/// # Rivendare Deathrattle
/// Enchantment
/// > Your minions trigger their **Deathrattles** twice.
//~ done FP1_031e - d522ad72.2ad9332b f969946c
pub const FP1_031e: Power = enchant(&[has(GameTag::EXTRA_MINION_DEATHRATTLES_BASE)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ done FP1_COIN - 3e8f9d5a.095f71be c6be21f5
pub const FP1_COIN: Power = spell(&[gain_mana(1)]);
