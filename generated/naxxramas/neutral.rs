//! Neutral cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1516399e

/// # Zombie Chow
///
/// `FP1_001` · Neutral minion · 1 mana · 2/3
///
/// > **Deathrattle:** Restore #5 Health to the enemy hero.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Done
//~ done FP1_001 6b46af71 - adaa3d0d.465e33cc
pub const FP1_001: Power = deathrattle(&[heal(5).to(ENEMY_HERO)]);

/// # Haunted Creeper
///
/// `FP1_002` · Neutral minion · 2 mana · 1/2
///
/// > **Deathrattle:** Summon two 1/1 Spectral Spiders.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Spectral Spider [`FP1_002t`]
///
/// State: Done
//~ done FP1_002 318204e1 - f4d53b4d.f08881ac
pub const FP1_002: Power = deathrattle(&[summon(card("FP1_002t")).copies(2)]);

/// # Spectral Spider
///
/// `FP1_002t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Naxxramas
/// - Minion type: Undead, Beast
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla FP1_002t 9d2d768f cbe7f4ad 3e7c2717
pub const FP1_002t: Power = VANILLA;

/// # Echoing Ooze
///
/// `FP1_003` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Summon an exact copy of this minion at the end of the turn.
///
/// - Set: Naxxramas · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Done
//~ done FP1_003 6572f5a4 - c3f7bb51.ae43bb67
pub const FP1_003: Power = battlecry(&[later(
    &whenever(YOU.turn_end()).when(there_is(&FRIENDLY_MINIONS.that(ITSELF))).does(&[summon(copy_of(THIS))]),
)]);

/// # Mad Scientist
///
/// `FP1_004` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Put a **Secret** from your deck into the battlefield.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Refers to: Secret
///
/// State: Done
//~ done FP1_004 a27b84b1 - 00479c75.f64f3b74
pub const FP1_004: Power = deathrattle(&[begin(the(YOUR_DECK.that(SECRET).random()))]);

/// # Shade of Naxxramas
///
/// `FP1_005` · Neutral minion · 3 mana · 2/2
///
/// > Stealth**.** At the start of your turn, gain +1/+1.
///
/// - Set: Naxxramas · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Stealth
/// - Enchantments: Consume [`FP1_005e`]
///
/// State: Done
//~ done FP1_005 1cdd6e8d - 188794bb.5345e201
pub const FP1_005: Power = at_start_of_your_turn(&[attach("FP1_005e")]);

/// # Consume
///
/// `FP1_005e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Naxxramas
///
/// State: Done
//~ done FP1_005e 641bebf8 - 80aeb7e3.a536d554
pub const FP1_005e: Power = enchant(&[plus(1, 1)]);

/// # Deathcharger
///
/// `FP1_006` · Neutral minion · 1 mana · 2/3
///
/// > **Charge. Deathrattle:** Deal 3 damage to your hero.
///
/// - Set: Naxxramas
/// - Minion type: Undead, Beast
/// - Mechanics: Charge, Deathrattle
/// - Tags: `2542` = 1
///
/// State: Done
//~ done FP1_006 a24554e5 - 3c549d9f.32535cfc
pub const FP1_006: Power = deathrattle(&[deal(3).to(YOUR_HERO)]);

/// # Nerubian Egg
///
/// `FP1_007` · Neutral minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon a 4/4 Nerubian.
///
/// - Set: Naxxramas · rare · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Nerubian [`FP1_007t`](crate::classic::neutral::FP1_007t)
///
/// State: Done
//~ done FP1_007 8861b316 - ce08cc51.1a9fed0f
pub const FP1_007: Power = deathrattle(&[summon(card("FP1_007t"))]);

/// # Spectral Knight
///
/// `FP1_008` · Neutral minion · 5 mana · 4/6
///
/// > **Elusive**
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ vanilla FP1_008 0e7c96a7 0dd6ba09 e09f8494.c54580ff
pub const FP1_008: Power = VANILLA;

/// # Deathlord
///
/// `FP1_009` · Neutral minion · 3 mana · 2/8
///
/// > **Taunt. Deathrattle:** Your opponent puts a minion from their deck into the battlefield.
///
/// - Set: Naxxramas · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Done
//~ done FP1_009 3568566a - 11253fe2.504e2579
pub const FP1_009: Power = deathrattle(&[summon(the(ENEMY_DECK.that(MINION).random())).for_(OPPONENT)]);

/// # Maexxna
///
/// `FP1_010` · Neutral minion · 6 mana · 2/8
///
/// > **Poisonous**
///
/// - Set: Naxxramas · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous, Bacon Subset Beast
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 63781
///
/// State: Vanilla
//~ vanilla FP1_010 42aa80e1 e3f20047 2ffee454.2574dcf7
pub const FP1_010: Power = VANILLA;

/// # Sludge Belcher
///
/// `FP1_012` · Neutral minion · 5 mana · 3/6
///
/// > **Taunt Deathrattle:** Summon a 1/2 Slime with **Taunt**.
///
/// - Set: Naxxramas · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Putrid Slime [`FP1_012t`]
///
/// State: Done
//~ done FP1_012 1b3c6c4f - 18400ba3.7d8cf756
pub const FP1_012: Power = deathrattle(&[summon(card("FP1_012t"))]);

/// # Putrid Slime
///
/// `FP1_012t` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Naxxramas
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla FP1_012t 25c03c1e faacf523 d0625825.4b0c5d24
pub const FP1_012t: Power = VANILLA;

/// # Kel'Thuzad
///
/// `FP1_013` · Neutral minion · 8 mana · 6/8
///
/// > At the end of each turn, summon all friendly minions that died this turn.
///
/// - Set: Naxxramas · legendary · collectible
/// - Minion type: Undead
///
/// State: Done
//~ done FP1_013 8cd8e354 - 78e41e35.9fe29860
pub const FP1_013: Power =
    whenever(PLAYERS.turn_end()).then(&[summon(each_past(past(Side::Friendly, Deed::Died, Window::ThisTurn)))]);

/// # Stalagg
///
/// `FP1_014` · Neutral minion · 5 mana · 7/4
///
/// > **Deathrattle:** If Feugen also died this game, summon Thaddius.
///
/// - Set: Naxxramas · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Thaddius [`FP1_014t`]
///
/// State: Done
//~ done FP1_014 69deca40 - 61ccfa8f.d0f42c11
pub const FP1_014: Power = deathrattle(&[summon(card("FP1_014t"))])
    .when(has_done(1, &past(Side::Both, Deed::Died, Window::ThisGame).that(named("FP1_015"))));

/// # Thaddius
///
/// `FP1_014t` · Neutral minion · 10 mana · 11/11
///
/// - Set: Naxxramas
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla FP1_014t 278f8b37 d57352ba 6bea747a
pub const FP1_014t: Power = VANILLA;

/// # Feugen
///
/// `FP1_015` · Neutral minion · 5 mana · 4/7
///
/// > **Deathrattle:** If Stalagg also died this game, summon Thaddius.
///
/// - Set: Naxxramas · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Done
//~ done FP1_015 9dfda1fa - d6f11a4d.34b8c028
pub const FP1_015: Power = deathrattle(&[summon(card("FP1_014t"))])
    .when(has_done(1, &past(Side::Both, Deed::Died, Window::ThisGame).that(named("FP1_014"))));

/// # Wailing Soul
///
/// `FP1_016` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry: Silence** your other minions.
///
/// - Set: Naxxramas · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Silence
///
/// State: Done
//~ done FP1_016 97fa7bee - 8bd64b03.4815f530
pub const FP1_016: Power = battlecry(&[silence(OTHER_FRIENDLY_MINIONS)]);

/// # Nerub'ar Weblord
///
/// `FP1_017` · Neutral minion · 2 mana · 1/4
///
/// > Minions with **Battlecry** cost (2) more.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Refers to: Battlecry
/// - Enchantments: Webbed [`FP1_017e`]
///
/// State: Done
//~ done FP1_017 c0cdfe8c - 79b8e447.67ed5e48
pub const FP1_017: Power = aura(together(&[
    YOUR_HAND.that(all(&[MINION, with(GameTag::BATTLECRY)])),
    ENEMY_HAND.that(all(&[MINION, with(GameTag::BATTLECRY)])),
]))
.gives("FP1_017e");

/// # Webbed
///
/// `FP1_017e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Naxxramas
///
/// State: Derived
//~ derived FP1_017e f8da06b0 6ad648e0 06a800b1.7201933b
pub const FP1_017e: Power = enchant(&[cost_more(2)]);

/// # Unstable Ghoul
///
/// `FP1_024` · Neutral minion · 2 mana · 1/3
///
/// > **Taunt**. **Deathrattle:** Deal 1 damage to all minions.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Done
//~ done FP1_024 c6809f19 - a80c4600.4f76eed5
pub const FP1_024: Power = deathrattle(&[deal(1).to(MINIONS)]);

/// # Stoneskin Gargoyle
///
/// `FP1_027` · Neutral minion · 3 mana · 1/4
///
/// > At the start of your turn, restore this minion to full Health.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
///
/// State: Done
//~ done FP1_027 1e30885c - 8e32a2f4.e9e5cb9e
pub const FP1_027: Power = at_start_of_your_turn(&[heal_fully(THIS)]);

/// # Undertaker
///
/// `FP1_028` · Neutral minion · 1 mana · 1/2
///
/// > Whenever you summon a minion with **Deathrattle**, gain +1/+1.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
/// - Refers to: Deathrattle
/// - Enchantments: Darkness Calls [`FP1_028e`]
///
/// State: Done
//~ done FP1_028 5f034651 - 9ce8e31a.517f9fac
pub const FP1_028: Power = whenever(YOU.summon(all(&[MINION, with(GameTag::DEATHRATTLE)]))).then(&[attach("FP1_028e")]);

/// # Darkness Calls
///
/// `FP1_028e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Naxxramas
///
/// State: Done
//~ done FP1_028e 8e5bee8d - e7637398.a536d554
pub const FP1_028e: Power = enchant(&[plus(1, 1)]);

/// # Dancing Swords
///
/// `FP1_029` · Neutral minion · 3 mana · 4/4
///
/// > **Deathrattle:** Your opponent draws a card.
///
/// - Set: Naxxramas · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Done
//~ done FP1_029 76706880 - aa8eaaf5.951060bf
pub const FP1_029: Power = deathrattle(&[draw(1).for_(OPPONENT)]);

/// # Loatheb
///
/// `FP1_030` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Enemy spells cost (5) more next turn.
///
/// - Set: Naxxramas · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Necrotic Aura [`FP1_030e`], Necrotic Aura [`FP1_030e2`]
///
/// State: Done
//~ done FP1_030 c7b7495e - 273fb3b8.6bec0ef0
pub const FP1_030: Power = battlecry(&[attach("FP1_030e").to(OPPONENT)]);

/// # Necrotic Aura
///
/// `FP1_030e` · Neutral enchantment
///
/// > Your spells cost (5) more this turn.
///
/// - Set: Naxxramas
///
/// State: Done
//~ done FP1_030e d355e60c - bf31f370.5b79bf9c
pub const FP1_030e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_more(5)]).next_turn();

/// # Necrotic Aura
///
/// `FP1_030e2` · Neutral enchantment
///
/// > Costs (5) more.
///
/// - Set: Naxxramas
///
/// State: Derived
//~ derived FP1_030e2 dc9425b7 3ca4887b 75e35398.b6548a1d
pub const FP1_030e2: Power = enchant(&[cost_more(5)]);

/// # Baron Rivendare
///
/// `FP1_031` · Neutral minion · 4 mana · 1/7
///
/// > Your minions trigger their **Deathrattles** twice.
///
/// - Set: Naxxramas · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Refers to: Deathrattle
/// - Enchantments: Rivendare Deathrattle [`FP1_031e`]
///
/// State: Done
//~ done FP1_031 c01f9485 - 52ad5554.2ad9332b
pub const FP1_031: Power = aura(YOU).gives("FP1_031e");

/// # Rivendare Deathrattle
///
/// `FP1_031e` · Neutral enchantment
///
/// > Your minions trigger their **Deathrattles** twice.
///
/// - Set: Naxxramas
///
/// State: Done
//~ done FP1_031e 2e83ef66 - 41687b7b.2ad9332b
pub const FP1_031e: Power = enchant(&[has(GameTag::EXTRA_MINION_DEATHRATTLES_BASE)]);

/// # The Coin
///
/// `FP1_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Naxxramas
/// - Mechanics: Coin Card
///
/// State: Done
//~ done FP1_COIN 7b18c1cd - 5693d128.095f71be
pub const FP1_COIN: Power = spell(&[gain_mana(1)]);
