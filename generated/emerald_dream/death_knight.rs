//! Death Knight cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b98bc694

/// # Hideous Husk
///
/// `EDR_810` · Death Knight minion · 6 mana · 3/5
///
/// > Your Leeches steal 1 more Health from their victims. **Battlecry:** Summon two 0/2 Leeches.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Aura, Cost Blood
/// - Tags: `2542` = 1
/// - Enchantments: Blood Sucker [`EDR_810e`], Blood Soaked [`EDR_810e2`]
/// - Tokens: Bloated Leech [`EDR_810t`]
///
/// State: Todo
//~ todo EDR_810 ba009c30 d67238e8 767fbecd.9fb618ed
pub const EDR_810: Power = TODO;

/// # Blood Sucker
///
/// `EDR_810e` · Death Knight enchantment
///
/// > Reduced Health.
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo EDR_810e f467d9bf 00c76d51 1aec04d3.4803159e
pub const EDR_810e: Power = TODO;

/// # Blood Soaked
///
/// `EDR_810e2` · Death Knight enchantment
///
/// > Increased Health.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_810e2 5dbf3e0d 410682b2 a3ad03e5.89b088dc
pub const EDR_810e2: Power = TODO;

/// # Bloated Leech
///
/// `EDR_810t` · Death Knight minion · 1 mana · 0/2
///
/// > At the end of your turn, your hero steals @ Health from the lowest Health enemy.
///
/// - Set: Into the Emerald Dream
/// - Minion type: Beast
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo EDR_810t fad66f38 25022078 0887e5cf.28f5bcd7
pub const EDR_810t: Power = TODO;

/// # Rite of Atrocity
///
/// `EDR_811` · Death Knight spell · Shadow · 1 mana
///
/// > **Discover** an Undead. Spend 2 **Corpses** to give it a **Dark Gift**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Discover, Cost Unholy, Corpse Spender
/// - Refers to: Corpse, Dark Gift
///
/// State: Todo
//~ todo EDR_811 b82dfa8c 7ab356af 466ad495.e2aa2404
pub const EDR_811: Power = TODO;

/// # Grotesque Runeblade
///
/// `EDR_812` · Death Knight weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** If the last card you played had an Unholy rune, gain +1 Attack. Repeat for Blood and +1 Durability.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Battlecry, Cost Blood, Cost Unholy
/// - Enchantments: Unholy Corruption [`EDR_812e`], Bloody Corruption [`EDR_812e1`]
///
/// State: Todo
//~ todo EDR_812 ff9c1205 881bf484 4f490134.fb6a79a5
pub const EDR_812: Power = TODO;

/// # Unholy Corruption
///
/// `EDR_812e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_812e 209a1f3b 3f5d814e b0b74f9c.c84fda8a
pub const EDR_812e: Power = enchant(&[ATTACK.plus(1)]);

/// # Bloody Corruption
///
/// `EDR_812e1` · Neutral enchantment
///
/// > +1 Durability.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_812e1 3ff07016 ad80959e 58d2bc92.310b3243
pub const EDR_812e1: Power = enchant(&[HEALTH.plus(1)]);

/// # Morbid Swarm
///
/// `EDR_813` · Death Knight spell · 1 mana
///
/// > **Choose One -** Summon two 1/1 Ants; or Spend 2 **Corpses** to deal $4 damage to a minion.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Choose One, Cost Blood, Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Tokens: Contaminated Colony [`EDR_813a`], Bug Bites [`EDR_813b`]
///
/// State: Todo
//~ todo EDR_813 77292625 1f3077f9 5f6e40e8.7ba759f3
pub const EDR_813: Power = TODO;

/// # Contaminated Colony
///
/// `EDR_813a` · Death Knight spell · 1 mana
///
/// > Summon two 1/1 Ants.
///
/// - Set: Into the Emerald Dream
/// - Tokens: Ant Husk [`EDR_813at`]
///
/// State: Derived
//~ derived EDR_813a 607d5e0d 94420c9f 309f922f.07043bed
pub const EDR_813a: Power = spell(&[summon(card("EDR_813at")).copies(2)]);

/// # Ant Husk
///
/// `EDR_813at` · Death Knight minion · 1 mana · 1/1
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead, Beast
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla EDR_813at 6dbc4aa3 160a5dc9 654c9ca2
pub const EDR_813at: Power = VANILLA;

/// # Bug Bites
///
/// `EDR_813b` · Death Knight spell · 1 mana
///
/// > Spend 2 **Corpses** to deal $4 damage to a minion.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Corpse Spender
/// - Refers to: Corpse
///
/// State: Derived
//~ derived EDR_813b 83dd7b8f be0e4649 d07dcc95.5cfd59b6
pub const EDR_813b: Power = spell(&[pay(Cost::of(Part::Corpses(2)), &[deal(4).to(A_MINION)])]);

/// # Infested Breath
///
/// `EDR_814` · Death Knight spell · 2 mana
///
/// > Deal $2 damage. Summon a 0/2 Leech.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Cost Blood
/// - Tokens: Bloated Leech [`EDR_810t`]
///
/// State: Derived
//~ derived EDR_814 d692ddc5 73596391 182ae1f0.acbd35d2
pub const EDR_814: Power = spell(&[deal(2).to(TARGET), summon(card("EDR_810t"))]);

/// # Corpse Flower
///
/// `EDR_815` · Death Knight minion · 3 mana · 0/5
///
/// > After your opponent summons a minion, spend 2 **Corpses** to deal 3 damage to it.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_UNHOLY` = 2
///
/// State: Derived
//~ derived EDR_815 f7d9e66c 395326ca 88c4743d.54ed68b7
pub const EDR_815: Power = after(OPPONENT.summon(MINION)).then(&[pay(Cost::of(Part::Corpses(2)), &[deal(3).to(THAT)])]);

/// # Monstrous Mosquito
///
/// `EDR_816` · Death Knight minion · 1 mana · 1/2
///
/// > At the end of your turn, give your other minions +1 Attack.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Beast
/// - Tags: `4577` = 1
/// - Enchantments: Shared Blood [`EDR_816e`]
///
/// State: Derived
//~ derived EDR_816 90949a40 b8e07657 f594a5b2.7897b10f
pub const EDR_816: Power = at_end_of_your_turn(&[attach("EDR_816e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Shared Blood
///
/// `EDR_816e` · Death Knight enchantment
///
/// > +1 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_816e 9e4c82ae ccb8f26f e9abeff8.c84fda8a
pub const EDR_816e: Power = enchant(&[ATTACK.plus(1)]);

/// # Sanguine Infestation
///
/// `EDR_817` · Death Knight spell · 5 mana
///
/// > Draw 2 cards. Summon two 0/2 Leeches.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Tags: `COST_BLOOD` = 2
/// - Tokens: Bloated Leech [`EDR_810t`]
///
/// State: Derived
//~ derived EDR_817 320b4ddd a4267988 13902190.7fe601cd
pub const EDR_817: Power = spell(&[draw(2), summon(card("EDR_810t")).copies(2)]);

/// # Nythendra
///
/// `EDR_818` · Death Knight minion · 7 mana · 7/7
///
/// > **Taunt**. **Deathrattle:** Split into 1/1 Beetles. At the start of your turn, reform with any remaining.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `COST_UNHOLY` = 2, `2523` = 1
/// - Tokens: Nythendric Beetle [`EDR_818t`]
///
/// State: Todo
//~ todo EDR_818 d2ce121e dc1f96dd 8035fb8f.990f9043
pub const EDR_818: Power = TODO;

/// # Nythendric Beetle
///
/// `EDR_818t` · Death Knight minion · 1 mana · 1/1
///
/// > At the start of your turn, combine with any other friendly Beetles and reform Nythendra.
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead, Beast
/// - Tags: `2542` = 1
///
/// State: Todo
//~ todo EDR_818t 92f92d00 d82d6fc2 c040526b.6106c40a
pub const EDR_818t: Power = TODO;

/// # Ursoc
///
/// `EDR_819` · Death Knight minion · 9 mana · 6/14
///
/// > **Battlecry:** Attack ALL other minions. **Deathrattle:** Resurrect any this killed.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
/// - Tags: `542` = 1, `4065` = 1
/// - Enchantments: Defeated Spirit [`EDR_819e`]
///
/// State: Todo
//~ todo EDR_819 2af091ef c9568fb6 538ad910.0c26a800
pub const EDR_819: Power = TODO;

/// # Defeated Spirit
///
/// `EDR_819e` · Death Knight enchantment
///
/// > {0}
///
/// - Set: Into the Emerald Dream
/// - Tags: `1179` = 1
///
/// State: Todo
//~ todo EDR_819e 3ffb4b4b 260a76c2 7335c334.378ffe7e
pub const EDR_819e: Power = TODO;

/// # 32 Standard Health Increase
///
/// `EDR_XXX` · Death Knight enchantment
///
/// > Increased Health.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_XXX 9d8ad293 ff06c642 4de734fb.89b088dc
pub const EDR_XXX: Power = TODO;

/// # Cremate
///
/// `FIR_900` · Death Knight spell · Fire · 3 mana
///
/// > **Discover** a minion with a **Dark Gift**. It costs (2) less.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Discover
/// - Refers to: Dark Gift
/// - Tags: `4050` = 1
///
/// State: Todo
//~ todo FIR_900 71ecedcf 9f04db7a 8ffa1c48.94718028
pub const FIR_900: Power = TODO;

/// # Frostburn Matriarch
///
/// `FIR_901` · Death Knight minion · 5 mana · 4/4
///
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, summon two 4/4 Dragons with **Taunt**.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Dark Gift
/// - Tokens: Frostburn Broodling [`FIR_901t`]
///
/// State: Todo
//~ todo FIR_901 824efea9 92cfc82e 42a93f80.0d542bd5
pub const FIR_901: Power = TODO;

/// # Frostburn Broodling
///
/// `FIR_901t` · Death Knight minion · 4 mana · 4/4
///
/// > **Taunt**
///
/// - Set: Into the Emerald Dream
/// - Minion type: Dragon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla FIR_901t 7f61ed6d 5f6aaf18 35f7a875.4b0c5d24
pub const FIR_901t: Power = VANILLA;

/// # Volcoross
///
/// `FIR_951` · Death Knight minion · 8 mana · 5/5
///
/// > **Rush, Taunt Battlecry:** Choose to spend 10, 20, or 30 **Corpses** to gain that many stats.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Taunt, Battlecry, Rush, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_UNHOLY` = 2, `2542` = 1
/// - Enchantments: Voracious Appetite [`FIR_951e`]
/// - Tokens: Tail Smash [`FIR_951t2`], Fiery Chomp [`FIR_951t3`], Lava Wave [`FIR_951t4`]
///
/// State: Done
//~ done FIR_951 3780b2e3 - 050d0dca.169db942
pub const FIR_951: Power =
    battlecry(&[choose_card(&["FIR_951t2", "FIR_951t3", "FIR_951t4"], &[repeat(Word::Spell, the(IT))])]);

/// # Voracious Appetite
///
/// `FIR_951e` · Death Knight enchantment
///
/// > Increased Stats.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo FIR_951e 5ae26685 eab03d4b 9bfa56ba.8950806f
pub const FIR_951e: Power = TODO;

/// # Tail Smash
///
/// `FIR_951t2` · Death Knight spell · 0 mana
///
/// > Spend 10 **Corpses** to gain +10/+10.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Corpse
///
/// State: Derived
//~ derived FIR_951t2 15ed62b8 8c1c2bb0 7210be38.9b513e99
pub const FIR_951t2: Power = spell(&[pay(Cost::of(Part::Corpses(10)), &[give(&[plus(10, 10)])])]);

/// # Fiery Chomp
///
/// `FIR_951t3` · Death Knight spell · 0 mana
///
/// > Spend 20 **Corpses** to gain +20/+20.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Corpse
///
/// State: Derived
//~ derived FIR_951t3 eb3837f3 ca6aaefb c2c72250.53aa9735
pub const FIR_951t3: Power = spell(&[pay(Cost::of(Part::Corpses(20)), &[give(&[plus(20, 20)])])]);

/// # Lava Wave
///
/// `FIR_951t4` · Death Knight spell · 0 mana
///
/// > Spend 30 **Corpses** to gain +30/+30.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Corpse
///
/// State: Derived
//~ derived FIR_951t4 43536d2e 803ea19e 34b0a805.737ac73d
pub const FIR_951t4: Power = spell(&[pay(Cost::of(Part::Corpses(30)), &[give(&[plus(30, 30)])])]);
