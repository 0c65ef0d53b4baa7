//! Shaman cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4f0c319b

/// # Air Elemental
///
/// `UNG_019` · Shaman minion · 1 mana · 3/1
///
/// > **Elusive**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ vanilla UNG_019 5014185a a15a6f39 7905acf4.c54580ff
pub const UNG_019: Power = VANILLA;

/// # Volcano
///
/// `UNG_025` · Shaman spell · Fire · 5 mana
///
/// > Deal $15 damage randomly split among all minions. **Overload:** (1)
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Overload, Immune To Spellpower
///
/// State: Derived
//~ derived UNG_025 7df9946f 66e318a2 857eaaa2.47c1b10c
pub const UNG_025: Power = spell(&[deal(15).split_among(MINIONS)]);

/// # Primalfin Totem
///
/// `UNG_201` · Shaman minion · 2 mana · 0/3
///
/// > At the end of your turn, summon a 1/1 Murloc.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Totem
/// - Tokens: Primalfin [`UNG_201t`]
///
/// State: Derived
//~ derived UNG_201 7b5032e5 757c83e7 225768f1.9bfceba7
pub const UNG_201: Power = at_end_of_your_turn(&[summon(card("UNG_201t"))]);

/// # Primalfin
///
/// `UNG_201t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Journey to Un'Goro
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla UNG_201t 9c4ab1e6 251e5884 35503c57
pub const UNG_201t: Power = VANILLA;

/// # Fire Plume Harbinger
///
/// `UNG_202` · Shaman minion · 2 mana · 1/1
///
/// > **Battlecry:** Reduce the Cost of Elementals in your hand by (1).
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Fiery [`UNG_202e`]
///
/// State: Derived
//~ derived UNG_202 5d2c8bb4 9b9ddd09 7887b69c.d4674952
pub const UNG_202: Power = battlecry(&[attach("UNG_202e").to(YOUR_HAND.that(ELEMENTAL))]);

/// # Fiery
///
/// `UNG_202e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_202e 92281ddf 4bf39516 274762c7.f705eb41
pub const UNG_202e: Power = enchant(&[cost_less(1)]);

/// # Stone Sentinel
///
/// `UNG_208` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** If you played an Elemental last turn, summon two 2/3 Elementals with **Taunt**.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
/// - Tokens: Rock Elemental [`UNG_208t`]
///
/// State: Derived
//~ derived UNG_208 47785b47 70bcfdaf de3c7c7f.b55864bb
#[rustfmt::skip]
pub const UNG_208: Power = battlecry(&[summon(card("UNG_208t")).copies(2)]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

/// # Rock Elemental
///
/// `UNG_208t` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla UNG_208t ccc40a0f 1a3e56a0 b9c183c9.4b0c5d24
pub const UNG_208t: Power = VANILLA;

/// # Kalimos, Primal Lord
///
/// `UNG_211` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** If you played an Elemental last turn, cast an Elemental Invocation.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tokens: Invocation of Earth [`UNG_211a`], Invocation of Water [`UNG_211b`], Invocation of Fire [`UNG_211c`], Invocation of Air [`UNG_211d`]
///
/// State: Todo
//~ todo UNG_211 79f9695e 88c097bd ed963e57.c2cf038d
pub const UNG_211: Power = TODO;

/// # Invocation of Earth
///
/// `UNG_211a` · Shaman spell · 0 mana
///
/// > Fill your board with 1/1 Elementals.
///
/// - Set: Journey to Un'Goro
/// - Tags: `1200` = 1
/// - Tokens: Stone Elemental [`UNG_211aa`]
///
/// State: Derived
//~ derived UNG_211a 3ff40e75 0e0cbe67 6111acb5.b8fe92d2
pub const UNG_211a: Power = spell(&[summon(card("UNG_211aa")).copies(7)]);

/// # Stone Elemental
///
/// `UNG_211aa` · Shaman minion · 1 mana · 1/1
///
/// - Set: Journey to Un'Goro
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla UNG_211aa 887f7d29 b7fa526c 3bf7eb5e
pub const UNG_211aa: Power = VANILLA;

/// # Invocation of Water
///
/// `UNG_211b` · Shaman spell · 0 mana
///
/// > Restore 12 Health to your hero.
///
/// - Set: Journey to Un'Goro
/// - Tags: `1200` = 1
///
/// State: Derived
//~ derived UNG_211b b3e8ce8b 4eb1646e b41a06f9.d39bb418
pub const UNG_211b: Power = spell(&[heal(12).to(YOUR_HERO)]);

/// # Invocation of Fire
///
/// `UNG_211c` · Shaman spell · 0 mana
///
/// > Deal 6 damage to the enemy hero.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Immune To Spellpower
/// - Tags: `1200` = 1
///
/// State: Derived
//~ derived UNG_211c 6aa30e39 770580b2 d11ce691.91006004
pub const UNG_211c: Power = spell(&[deal(6).to(ENEMY_HERO)]);

/// # Invocation of Air
///
/// `UNG_211d` · Shaman spell · 0 mana
///
/// > Deal 3 damage to all enemy minions.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Immune To Spellpower
/// - Tags: `1200` = 1
///
/// State: Derived
//~ derived UNG_211d 9766d353 5cbaf4e9 ec6f52e2.f9ecc484
pub const UNG_211d: Power = spell(&[deal(3).to(ENEMY_MINIONS)]);

/// # Tidal Surge
///
/// `UNG_817` · Shaman spell · Nature · 3 mana
///
/// > **Lifesteal** Deal $5 damage to a minion.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Mechanics: Lifesteal
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived UNG_817 728835d0 5b2cf513 2323c79e.29ad172a
pub const UNG_817: Power = spell(&[deal(5).to(A_MINION)]);

/// # Hot Spring Guardian
///
/// `UNG_938` · Shaman minion · 3 mana · 2/4
///
/// > **Taunt Battlecry:** Restore #3 Health.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Restore #3 Health."
///
/// State: Derived
//~ derived UNG_938 d0f93e4e 20803eec 0e5c936c.0069311b
pub const UNG_938: Power = battlecry(&[heal(3).to(TARGET)]);

/// # Unite the Murlocs
///
/// `UNG_942` · Shaman spell · 1 mana
///
/// > **Quest:** Summon 8 Murlocs. **Reward:** Megafin.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 8, `839` = 1, `4297` = 1
/// - Tokens: Megafin [`UNG_942t`]
///
/// State: Done
//~ done UNG_942 eb5540bc - 19932dc8.bc816b5e
pub const UNG_942: Power = quest(Goal::Times(8), &[YOU.summon(MURLOC)]).reward(&[get(card("UNG_942t"))]);

/// # Megafin
///
/// `UNG_942t` · Shaman minion · 5 mana · 8/8
///
/// > **Battlecry:** Fill your hand with random Murlocs.
///
/// - Set: Journey to Un'Goro
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Done
//~ done UNG_942t 1439173c - 6c61dd62.5317644b
pub const UNG_942t: Power = battlecry(&[get(random(MURLOC)).copies(10)]);

/// # Spirit Echo
///
/// `UNG_956` · Shaman spell · Nature · 2 mana
///
/// > Give your minions "**Deathrattle:** Return this to your hand."
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Echoed Spirit [`UNG_956e`]
///
/// State: Derived
//~ derived UNG_956 d457696e 3af013b5 90271163.88ad56d9
pub const UNG_956: Power = spell(&[attach("UNG_956e").to(FRIENDLY_MINIONS)]);

/// # Echoed Spirit
///
/// `UNG_956e` · Shaman enchantment
///
/// > **Deathrattle:** Return to your hand.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_956e f4741e25 50e7c244 52247b27.64a7b8cb
pub const UNG_956e: Power = deathrattle(&[return_to_hand(THIS)]);
