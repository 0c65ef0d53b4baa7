//! Hunter cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 2bf4cbd4

/// # Specimen Claw
///
/// `GDB_107` · Hunter minion · 3 mana · 2/6
///
/// > After your opponent plays a minion, attack it. **Starship Piece**
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Specimen Claw [`GDB_107e`]
///
/// State: Derived
//~ derived GDB_107 e9e107d1 45f7f1f2 709a3acc.48b59980
pub const GDB_107: Power = after(OPPONENT.play(MINION)).then(&[make_attack(THIS, THAT)]);

/// # Specimen Claw
///
/// `GDB_107e` · Hunter enchantment
///
/// > After your opponent plays a minion, attack it.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ todo GDB_107e 9a596f3e a59df7ae 37c1f255.129f9748
pub const GDB_107e: Power = TODO;

/// # Biopod
///
/// `GDB_111` · Hunter minion · 2 mana · 2/2
///
/// > **Deathrattle:** Deal damage equal to this minion's Attack to a random enemy. **Starship Piece**
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Deathrattle, Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Biopod [`GDB_111e`]
///
/// State: Derived
//~ derived GDB_111 03b2e0f6 b2c8a3ed f8cf9383.9b9ea31f
pub const GDB_111: Power = deathrattle(&[deal(1).times(ATTACK.of(THIS)).to(ENEMIES.random())]);

/// # Biopod
///
/// `GDB_111e` · Hunter enchantment
///
/// > **Deathrattle:** Deal damage equal to this minion's Attack to a random enemy.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ todo GDB_111e fd63630f 547830e2 9339f515.f138654f
pub const GDB_111e: Power = TODO;

/// # Alien Encounters
///
/// `GDB_237` · Hunter spell · 5 mana
///
/// > Summon two 2/5 Beasts with **Taunt**. Costs (1) less for each card you Discover**ed** this game.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Refers to: Taunt, Discover
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Tokens: Snacking Scrunguk [`GDB_237t`]
///
/// State: Derived
//~ derived GDB_237 91a2297d 3c3c3b74 f8b8922c.a97bb8b3
#[rustfmt::skip]
pub const GDB_237: Power = abilities(&[spell(&[summon(card("GDB_237t")).copies(2)]), costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Discovered, Window::ThisGame)))])]);

/// # Snacking Scrunguk
///
/// `GDB_237t` · Hunter minion · 3 mana · 2/5
///
/// > **Taunt**
///
/// - Set: The Great Dark Beyond
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla GDB_237t 6d25ff6f 85310e08 21369b58.4b0c5d24
pub const GDB_237t: Power = VANILLA;

/// # Extraterrestrial Egg
///
/// `GDB_840` · Hunter minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon a 3/5 Beast that attacks the lowest Health enemy.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Eggburster [`GDB_840t`]
///
/// State: Derived
//~ derived GDB_840 48ce7547 780b3fc6 68e6fb42.4c2d5021
pub const GDB_840: Power = deathrattle(&[summon(card("GDB_840t")), make_attack(IT, ENEMIES.least(HEALTH))]);

/// # Eggburster
///
/// `GDB_840t` · Hunter minion · 4 mana · 3/5
///
/// - Set: The Great Dark Beyond
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla GDB_840t d1b85b1d d70f23b1 f75198a2
pub const GDB_840t: Power = VANILLA;

/// # Rangari Scout
///
/// `GDB_841` · Hunter minion · 1 mana · 1/2
///
/// > After you **Discover** a card, get a copy of it.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Refers to: Discover
///
/// State: Derived
//~ derived GDB_841 e2e31d2b d6f3725d 51026d02.a6c2e545
pub const GDB_841: Power = after(YOU.discovers(CARD)).then(&[get(copy_of(THAT))]);

/// # Gorm the Worldeater
///
/// `GDB_842` · Hunter minion · 3 mana · 12/12
///
/// > **Dormant** for 5 turns. At the end of your turn, destroy the minion to the right of this to awaken 2 turns sooner.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Beast
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Planetary Feast [`GDB_842e2`], Gorm Eating Enchant [`GDB_842e3`]
///
/// State: Todo
//~ todo GDB_842 14dfd970 68b5c87b d1966b4e.9e292c1c
pub const GDB_842: Power = TODO;

/// # Planetary Feast
///
/// `GDB_842e2` · Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 5
///
/// State: Todo
//~ todo GDB_842e2 f16005d3 0b2233da 7ff3066e.d03dd6ee
pub const GDB_842e2: Power = TODO;

/// # Gorm Eating Enchant
///
/// `GDB_842e3` · Hunter enchantment
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Enchantment Invisible
/// - Tags: `4390` = 1
///
/// State: Todo
//~ todo GDB_842e3 e6fa7f0b ecc6975e 7c752b4b
pub const GDB_842e3: Power = TODO;

/// # Parallax Cannon
///
/// `GDB_843` · Hunter weapon · 3 mana · 2/3 durability
///
/// > Has +2 Attack if you've Discover**ed** this turn. Spellburst**:** Your hero is **Immune** this turn.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Spellburst
/// - Refers to: Immune, Discover
/// - Enchantments: Angular Immunity [`GDB_843e2`]
///
/// State: Derived
//~ derived GDB_843 72d1bdec 9f8520d3 cb0d8b2b.2be548ee
#[rustfmt::skip]
pub const GDB_843: Power = abilities(&[aura(THIS).when(has_done(1, &past(Side::Friendly, Deed::Discovered, Window::ThisTurn))).have(&[ATTACK.plus(2)]), on(Word::Spellburst, &[attach("GDB_843e2").to(YOUR_HERO)])]);

/// # Angular Immunity
///
/// `GDB_843e2` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived GDB_843e2 2c245d5f 5d16e53a ad71f6c0.fb55a5e5
pub const GDB_843e2: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Detailed Notes
///
/// `GDB_844` · Hunter spell · 2 mana
///
/// > **Discover** a Beast that costs (5) or more. Reduce its Cost by (2).
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
///
/// State: Derived
//~ derived GDB_844 17382c2e 6d7b747e 84e4ffcf.d262b608
pub const GDB_844: Power = spell(&[discover(all(&[BEAST, COST.at_least(5)])), give(&[cost_less(2)]).to(IT)]);

/// # Laser Barrage
///
/// `GDB_845` · Hunter spell · 2 mana
///
/// > Deal $3 damage to a minion. If you're building a **Starship**, also damage its neighbors.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Refers to: Starship
///
/// State: Derived
//~ derived GDB_845 e1c93a4e 36d3e95b 16b448c0.bac2913e
pub const GDB_845: Power = spell(&[deal(3).to(A_MINION), deal(3).to(IT.neighbours()).when(there_is(&YOUR_LAUNCHPAD))]);

/// # Exarch Naielle
///
/// `GDB_846` · Hunter minion · 3 mana · 3/4
///
/// > **Battlecry:** Replace your Hero Power with Tracking *(Discover** a card from your deck)*.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Discover
/// - Tokens: Tracking [`GDB_846hp`]
///
/// State: Todo
//~ todo GDB_846 a74fe81c 228536ee 06fea05d.5c6bc293
pub const GDB_846: Power = TODO;

/// # Tracking
///
/// `GDB_846hp` · Hunter hero power · 1 mana
///
/// > **Discover** a card from your deck.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Discover
///
/// State: Derived
//~ derived GDB_846hp 6eb261d9 c082c461 b05dec5f.1f7ba246
pub const GDB_846hp: Power = hero_power(&[discover_from(YOUR_DECK)]);

/// # Hydralisk
///
/// `SC_008` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Deal 2 damage to a random enemy. Repeat for each other Zerg minion you control.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Battlecry, Zerg
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived SC_008 bc5586ea 1ab9d667 a4b02172.5e6a4135
#[rustfmt::skip]
pub const SC_008: Power = battlecry(&[deal(2).to(ENEMIES.random()), times(1, &[deal(2).to(ENEMIES.random())]).for_each(OTHER_FRIENDLY_MINIONS.that(with(GameTag::ZERG)))]);

/// # Roach
///
/// `SC_012` · Hunter minion · 2 mana · 2/2
///
/// > When you draw this, get a copy of it. **Battlecry:** If you control another Zerg minion, gain +1/+2.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Battlecry, Zerg
/// - Tags: `1724` = 1
/// - Enchantments: Adaptive Plating [`SC_012e`]
///
/// State: Derived
//~ derived SC_012 7630c3da 6ad88b33 a390a754.1f86133b
#[rustfmt::skip]
pub const SC_012: Power = abilities(&[on(Word::WhenDrawn, &[get(copy_of(THIS))]), battlecry(&[attach("SC_012e")]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(with(GameTag::ZERG))))]);

/// # Adaptive Plating
///
/// `SC_012e` · Hunter enchantment
///
/// > +1/+2.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived SC_012e d08ea6c5 d2f994a9 bb4bbe22.6fa82661
pub const SC_012e: Power = enchant(&[plus(1, 2)]);

/// # Evolution Chamber
///
/// `SC_021` · Hunter spell · 2 mana
///
/// > Give your minions +1 Attack. Give your Zerg an extra +1/+1.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Zerg
/// - Tags: `1724` = 1
/// - Enchantments: Perfect Evolution [`SC_021e`], Primal Evolution [`SC_021e2`]
///
/// State: Todo
//~ todo SC_021 fcab4990 2b97d905 2b116dcf.5fbec8a2
pub const SC_021: Power = TODO;

/// # Perfect Evolution
///
/// `SC_021e` · Hunter enchantment
///
/// > +2/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived SC_021e 744e02c6 9bd639cf 9b2ea180.5ee91837
pub const SC_021e: Power = enchant(&[plus(2, 1)]);

/// # Primal Evolution
///
/// `SC_021e2` · Hunter enchantment
///
/// > +1 Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived SC_021e2 9b287165 f89f87fd da6aa71f.c84fda8a
pub const SC_021e2: Power = enchant(&[ATTACK.plus(1)]);
