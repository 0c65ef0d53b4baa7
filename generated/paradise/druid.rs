//! Druid cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4b33ba9b

/// # Cruise Captain Lora
///
/// `VAC_506` · Druid minion · 6 mana · 4/5
///
/// > **Battlecry:** Summon 2 random locations.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived VAC_506 095462ff 4c202bb4 0d771288.7b87b582
pub const VAC_506: Power = battlecry(&[summon(random(LOCATION)).copies(2)]);

/// # Trail Mix
///
/// `VAC_508` · Druid spell · Nature · 2 mana
///
/// > Gain 2 Mana Crystals next turn only.
///
/// - Set: Perils in Paradise · common · collectible
/// - Enchantments: Sugar Rush [`VAC_508e`]
///
/// State: Derived
//~ derived VAC_508 3ced235b c69383c4 ecac8c58.2335a8cf
pub const VAC_508: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[gain_mana(2)]))]);

/// # Sugar Rush
///
/// `VAC_508e` · Neutral enchantment
///
/// > Gain 2 Mana Crystals this turn only.
///
/// - Set: Perils in Paradise
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo VAC_508e fc28bebe 6c070eee 1afa7f58.90b388b4
pub const VAC_508e: Power = TODO;

/// # Dozing Dragon
///
/// `VAC_511` · Druid minion · 5 mana · 3/5
///
/// > **Dormant** for 2 turns. While **Dormant**, summon a 3/5 Dragon with **Taunt** at the end of your turn.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Dragon
/// - Refers to: Taunt, Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Oversleeping [`VAC_511e`], Sleepy [`VAC_511e2`]
/// - Tokens: Restless Whelp [`VAC_511t`]
///
/// State: Derived
//~ derived VAC_511 e4086297 39fbc58a a2c705b2.a35e0a50
pub const VAC_511: Power =
    abilities(&[dormant_for(2), whenever(YOU.turn_end()).while_dormant().then(&[summon(card("VAC_511t"))])]);

/// # Oversleeping
///
/// `VAC_511e` · Druid enchantment
///
/// > End of turn summon
///
/// - Set: Perils in Paradise
/// - Mechanics: Enchantment Invisible
/// - Tags: `4390` = 1
///
/// State: Todo
//~ todo VAC_511e 5a841532 655f58cf fe196b1d.685fd421
pub const VAC_511e: Power = TODO;

/// # Sleepy
///
/// `VAC_511e2` · Druid enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Perils in Paradise
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo VAC_511e2 84066db3 3e723039 57a4eb3e.d03dd6ee
pub const VAC_511e2: Power = TODO;

/// # Restless Whelp
///
/// `VAC_511t` · Druid minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Perils in Paradise
/// - Minion type: Dragon
/// - Mechanics: Taunt, Whelp
///
/// State: Vanilla
//~ vanilla VAC_511t 5f39860d 32522c46 c8b44dea.4b0c5d24
pub const VAC_511t: Power = VANILLA;

/// # Hiking Trail
///
/// `VAC_517` · Druid location · 3 mana · 0 uses
///
/// > **Discover** a **Taunt** minion. After you gain Armor, reopen this.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Taunt
///
/// State: Derived
//~ derived VAC_517 acb7f633 5fe1e776 f4d413b0.59683ab9
#[rustfmt::skip]
pub const VAC_517: Power = abilities(&[hero_power(&[discover(all(&[MINION, with(GameTag::TAUNT)]))]), after(YOU.gain_armor()).then(&[ready(THIS)])]);

/// # Tortollan Traveler
///
/// `VAC_518` · Druid minion · 3 mana · 1/5
///
/// > **Taunt Deathrattle:** Draw another **Taunt** minion. Reduce its Cost by (2).
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Enchantments: Travelling [`VAC_518e`]
///
/// State: Derived
//~ derived VAC_518 4259f448 d863a216 c321e482.8686b151
pub const VAC_518: Power =
    deathrattle(&[draw_that(1, all(&[MINION, with(GameTag::TAUNT)])), attach("VAC_518e").to(IT)]);

/// # Travelling
///
/// `VAC_518e` · Druid enchantment
///
/// > Costs (2) less
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_518e 4f245bb3 6c4406ad ef584efd.6c32834d
pub const VAC_518e: Power = enchant(&[cost_less(2)]);

/// # Mistah Vistah
///
/// `VAC_519` · Druid minion · 5 mana · 5/5
///
/// > **Mage Tourist Battlecry:** In 3 turns, replay every spell you've cast between now and then.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry, Mage Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 4, `4357` = 1
/// - Tokens: Scenic Vista [`VAC_519t3`]
///
/// State: Todo
//~ todo VAC_519 072d0c0d c36d4ad8 33d65f10.8e8f6c95
pub const VAC_519: Power = TODO;

/// # Scenic Vista
///
/// `VAC_519t3` · Druid spell · 0 mana
///
/// > In 3 turns, recast every spell you played while this was in play.
///
/// - Set: Perils in Paradise
/// - Mechanics: Objective
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 9239875, `QUEST_PROGRESS_TOTAL` = 3
///
/// State: Todo
//~ todo VAC_519t3 99f632a0 38b5a117 7a2cade1.d0800431
pub const VAC_519t3: Power = TODO;

/// # Sleep Under the Stars
///
/// `VAC_907` · Druid spell · Arcane · 8 mana
///
/// > **Choose Thrice -** Draw 2 cards; Gain 5 Armor; Refresh 3 Mana Crystals.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Tokens: Cat Constellation [`VAC_907t1`], Bear Constellation [`VAC_907t2`], Moonkin Constellation [`VAC_907t3`]
///
/// State: Todo
//~ todo VAC_907 85a3f826 05a444ee c27bddf0.2ac3bd33
pub const VAC_907: Power = TODO;

/// # Cat Constellation
///
/// `VAC_907t1` · Druid spell · Arcane · 8 mana
///
/// > Draw 2 cards.
///
/// - Set: Perils in Paradise · epic
/// - Tags: `1200` = 1
///
/// State: Derived
//~ derived VAC_907t1 20ce585e 683eb217 04265f97.021f85ea
pub const VAC_907t1: Power = spell(&[draw(2)]);

/// # Bear Constellation
///
/// `VAC_907t2` · Druid spell · Arcane · 8 mana
///
/// > Gain 5 Armor.
///
/// - Set: Perils in Paradise · epic
/// - Tags: `1200` = 1
///
/// State: Derived
//~ derived VAC_907t2 10862a65 568e6616 4dae8718.82159d09
pub const VAC_907t2: Power = spell(&[armor(5)]);

/// # Moonkin Constellation
///
/// `VAC_907t3` · Druid spell · Arcane · 8 mana
///
/// > Refresh 3 Mana Crystals.
///
/// - Set: Perils in Paradise · epic
/// - Tags: `1200` = 1
///
/// State: Derived
//~ derived VAC_907t3 8ab408f9 e5b91684 e4a4cfef.47b3b4de
pub const VAC_907t3: Power = spell(&[refresh(3)]);

/// # Hydration Station
///
/// `VAC_948` · Druid spell · 8 mana
///
/// > Resurrect three of your different highest Cost **Taunt** minions.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo VAC_948 d9a4c849 b4e237d3 f0361dfa.f38696a7
pub const VAC_948: Power = TODO;

/// # New Heights
///
/// `VAC_949` · Druid spell · 3 mana
///
/// > Increase your maximum Mana by 3 and gain an empty Mana Crystal.
///
/// - Set: Perils in Paradise · epic · collectible
///
/// State: Todo
//~ todo VAC_949 7b4a3d36 2a634431 b3168534.7414e2b5
pub const VAC_949: Power = TODO;

/// # Bouldering Buddy
///
/// `VAC_950` · Druid minion · 7 mana · 6/7
///
/// > **Rush, Taunt** Costs (1) if you have at least 10 Mana Crystals.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Rush
///
/// State: Derived
//~ derived VAC_950 20bbe733 4f65b5d1 00a0897e.79f2bfe6
pub const VAC_950: Power = aura(THIS).when(MANA_CRYSTALS.at_least(10)).in_hand().have(&[cost(1)]);

/// # Handle with Bear
///
/// `WORK_024` · Druid spell · Nature · 2 mana
///
/// > Get two 3/3 Bears with **Taunt**. Each turn they are in your hand, they gain +1/+1.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Taunt
/// - Tokens: Careful Bear [`WORK_024t`]
///
/// State: Todo
//~ todo WORK_024 91ae6a67 6877ff8b 193dc569.3230d177
pub const WORK_024: Power = TODO;

/// # Careful Bear
///
/// `WORK_024t` · Druid minion · 3 mana · 3/3
///
/// > **Taunt** At the start of your turn, if this is in your hand, gain +1/+1.
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Enchantments: Careful [`WORK_024te`]
///
/// State: Todo
//~ todo WORK_024t 7b2e7615 87a054d1 ae1a9202.18764d8f
pub const WORK_024t: Power = TODO;

/// # Careful
///
/// `WORK_024te` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo WORK_024te 937bce5e d5ddd0db 7641e2d6.a536d554
pub const WORK_024te: Power = TODO;

/// # Number Cruncher
///
/// `WORK_025` · Druid minion · 4 mana · 2/1
///
/// > Rush**, Taunt Choose Thrice -** Gain +2 Attack; or +2 Health.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Rush
/// - Tokens: Aggressive Projections [`WORK_025a`], Conservative Forecast [`WORK_025b`]
///
/// State: Todo
//~ todo WORK_025 e7be3c35 7684e717 ce637e4c.7eb9816e
pub const WORK_025: Power = TODO;

/// # Aggressive Projections
///
/// `WORK_025a` · Druid spell · 4 mana
///
/// > +2 Attack.
///
/// - Set: Perils in Paradise
/// - Enchantments: Aggressive Projections [`WORK_025ae`]
///
/// State: Todo
//~ todo WORK_025a 7bc22fc2 07a76acc 7e5ba2a1.bf3d1612
pub const WORK_025a: Power = TODO;

/// # Aggressive Projections
///
/// `WORK_025ae` · Druid enchantment
///
/// > +2 Attack.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived WORK_025ae c5cb763e ab429d57 453b45a1.bf3d1612
pub const WORK_025ae: Power = enchant(&[ATTACK.plus(2)]);

/// # Conservative Forecast
///
/// `WORK_025b` · Druid spell · 4 mana
///
/// > +2 Health.
///
/// - Set: Perils in Paradise
/// - Enchantments: Conservative Forecast [`WORK_025be`]
///
/// State: Todo
//~ todo WORK_025b 881ed3af 1e10c1a4 ac1537b9.9f1b69f0
pub const WORK_025b: Power = TODO;

/// # Conservative Forecast
///
/// `WORK_025be` · Druid enchantment
///
/// > +2 Health.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived WORK_025be 78c3a2b9 7ad47b7f e1b9fe1f.9f1b69f0
pub const WORK_025be: Power = enchant(&[HEALTH.plus(2)]);

/// # Un'Goro Brochure
///
/// `WORK_050` · Druid spell · Nature · 4 mana
///
/// > Draw two minions. Give them +2/+2. *(Flips each turn.)*
///
/// - Set: Perils in Paradise · common · collectible
/// - Enchantments: Exotic Destination [`WORK_050e`]
/// - Tokens: Dalaran Brochure [`WORK_050t`]
///
/// State: Todo
//~ todo WORK_050 a77efac1 c082efe6 6d247d3b.f265dece
pub const WORK_050: Power = TODO;

/// # Exotic Destination
///
/// `WORK_050e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived WORK_050e 6c8bc906 a1cc3047 cef34642.6d6ab056
pub const WORK_050e: Power = enchant(&[plus(2, 2)]);

/// # Dalaran Brochure
///
/// `WORK_050t` · Druid spell · Arcane · 4 mana
///
/// > Draw two spells. They cost (1) less. *(Flips each turn.)*
///
/// - Set: Perils in Paradise · common
/// - Tokens: Un'Goro Brochure [`WORK_050`]
///
/// State: Todo
//~ todo WORK_050t d70c59fb 91c11a02 7bb4d5aa.51a51cc4
pub const WORK_050t: Power = TODO;
