//! Mage cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file e27cdc2f

/// # Raylla, Sand Sculptor
///
/// `VAC_424` · Mage minion · 4 mana · 2/6
///
/// > **Paladin Tourist** After you cast a spell, summon a random 2-Cost minion and give it **Divine Shield**.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Paladin Tourist
/// - Refers to: Divine Shield
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 5, `4357` = 1
///
/// State: Derived
//~ derived VAC_424 c961774d 927f727e 361ffe60.70bdadff
#[rustfmt::skip]
pub const VAC_424: Power = after(YOU.cast(SPELL)).then(&[summon(random(all(&[MINION, COST.is(2)]))), give(&[has(GameTag::DIVINE_SHIELD)]).to(IT)]);

/// # Go with the Flow
///
/// `VAC_428` · Mage spell · 1 mana
///
/// > Choose a minion. If it's an enemy, **Freeze** it. If it's friendly, give it **Spell Damage +1**.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Refers to: Spellpower, Freeze
/// - Enchantments: Going with the Flow [`VAC_428e`]
///
/// State: Derived
//~ derived VAC_428 33d196ae 1886b8ea 3f33dbe8.e83686aa
#[rustfmt::skip]
pub const VAC_428: Power = spell(&[with_each(A_MINION), freeze(IT).when(there_is(&IT.that(ENEMY))), attach("VAC_428e").to(IT).when(there_is(&IT.that(FRIENDLY)))]);

/// # Going with the Flow
///
/// `VAC_428e` · Neutral enchantment
///
/// > **Spell Damage +1**
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_428e 6edd8351 a73a4c82 d9282eb4.b88f2291
pub const VAC_428e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Under the Sea
///
/// `VAC_431` · Mage spell · 6 mana
///
/// > Draw a different spell. Summon a random minion of that spell's Cost.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Todo
//~ todo VAC_431 fd178f40 e5773652 03c91cf5.5f6d2bc8
pub const VAC_431: Power = TODO;

/// # Marooned Archmage
///
/// `VAC_435` · Mage minion · 3 mana · 3/4
///
/// > Your first spell each turn costs (2) less.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Marooned [`VAC_435e`]
///
/// State: Derived
//~ derived VAC_435 d30c1db1 b61a8bb0 05d51b73.3250d3ef
pub const VAC_435: Power =
    aura(YOUR_HAND.that(SPELL)).when(has_not_done(&CARDS_YOU_PLAYED_THIS_TURN.that(SPELL))).have(&[cost_less(2)]);

/// # Marooned
///
/// `VAC_435e` · Mage enchantment
///
/// > Your first spell each turn costs (2) less.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_435e eb61fc4b 5e40bbdb 5aca064a.3250d3ef
pub const VAC_435e: Power = TODO;

/// # Surfalopod
///
/// `VAC_443` · Mage minion · 5 mana · 4/4
///
/// > **Battlecry:** The next spell you draw is **Cast When Drawn**.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Casts When Drawn
/// - Enchantments: Ride the Wave [`VAC_443e`], Ride the Wave 2 [`VAC_443e2`]
///
/// State: Todo
//~ todo VAC_443 fcca4f23 1c90d468 bbbe3eaa.f1458c79
pub const VAC_443: Power = TODO;

/// # Ride the Wave
///
/// `VAC_443e` · Mage enchantment
///
/// > The next spell you draw is **Cast When Drawn**.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_443e b91dc94e 81777426 be6c9b57.1434d99e
pub const VAC_443e: Power = TODO;

/// # Ride the Wave 2
///
/// `VAC_443e2` · Mage enchantment
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_443e2 fd28cb7e c72389c0 fef733b6
pub const VAC_443e2: Power = TODO;

/// # Tsunami
///
/// `VAC_509` · Mage spell · Frost · 8 mana
///
/// > Summon three 3/6 Water Elementals that **Freeze**. They attack random enemies.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Refers to: Freeze
/// - Tokens: Water Elemental [`VAC_509t`]
///
/// State: Derived
//~ derived VAC_509 12578f44 77b67561 cd1e80a8.1886e1c4
pub const VAC_509: Power = spell(&[summon(card("VAC_509t")).copies(3), make_attack(IT, ENEMIES.random())]);

/// # Water Elemental
///
/// `VAC_509t` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Perils in Paradise
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Vanilla
//~ vanilla VAC_509t d4819d87 81710c10 0b1664e9.71ce65d6
pub const VAC_509t: Power = VANILLA;

/// # Seabreeze Chalice
///
/// `VAC_520` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage randomly split among all enemy minions. *(3 Drinks left!)*
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Immune To Spellpower
/// - Tokens: Seabreeze Chalice [`VAC_520t`], Seabreeze Chalice [`VAC_520t2`]
///
/// State: Derived
//~ derived VAC_520 f2b611cf 23cdbb2e 21c648ef.af5ce1fb
pub const VAC_520: Power = abilities(&[spell(&[deal(2).split_among(ENEMY_MINIONS)]), twinspell("VAC_520t")]);

/// # Seabreeze Chalice
///
/// `VAC_520t` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage randomly split among all enemy minions. *(2 Drinks left!)*
///
/// - Set: Perils in Paradise · common
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived VAC_520t e067924d 960bba31 67489a1e.eab16258
pub const VAC_520t: Power = abilities(&[spell(&[deal(2).split_among(ENEMY_MINIONS)]), twinspell("VAC_520t2")]);

/// # Seabreeze Chalice
///
/// `VAC_520t2` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage randomly split among all enemy minions. *(Last Drink!)*
///
/// - Set: Perils in Paradise · common
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived VAC_520t2 00ff9127 332838c1 33288995.5a436f48
pub const VAC_520t2: Power = spell(&[deal(2).split_among(ENEMY_MINIONS)]);

/// # Tide Pools
///
/// `VAC_522` · Mage location · 3 mana · 0 uses
///
/// > **Discover** a spell that costs (3) or less. After you cast a spell, reopen this.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived VAC_522 6a9b1745 2ce21d7b 5b405159.39493c7f
pub const VAC_522: Power =
    abilities(&[hero_power(&[discover(all(&[SPELL, COST.at_most(3)]))]), after(YOU.cast(SPELL)).then(&[ready(THIS)])]);

/// # King Tide
///
/// `VAC_524` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** Both players' spells cost (5) until the end of your next turn.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Waveriding [`VAC_524e`], Waveriding Rival [`VAC_524e2`]
///
/// State: Todo
//~ todo VAC_524 60f3cc8c 3f0fa0cf edf3b269.246a1e27
pub const VAC_524: Power = TODO;

/// # Waveriding
///
/// `VAC_524e` · Mage enchantment
///
/// > All spells cost (5).
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_524e 63b3f6c7 dd966ae9 fc9d79aa.ff052e6b
pub const VAC_524e: Power = TODO;

/// # Waveriding Rival
///
/// `VAC_524e2` · Mage enchantment
///
/// > All spells cost (5).
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_524e2 11be87ec d6fbf8f1 06a3b9e1.ff052e6b
pub const VAC_524e2: Power = TODO;

/// # Rising Waves
///
/// `VAC_953` · Mage spell · 3 mana
///
/// > Deal $2 damage to all minions. If none die, deal $2 more.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Derived
//~ derived VAC_953 04f35ce8 da1d2724 ab4388e2.c2125f98
pub const VAC_953: Power = spell(&[deal(2).to(MINIONS), deal(2).to(MINIONS).when(there_is_no(&IT.that(DEAD)))]);

/// # Huddle Up
///
/// `WORK_012` · Mage spell · 7 mana
///
/// > Fill your board with random Naga.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Derived
//~ derived WORK_012 a3479933 fba3c78f 031491c3.ae2fe69c
pub const WORK_012: Power = spell(&[summon(random(all(&[MINION, NAGA]))).copies(7)]);

/// # Burndown
///
/// `WORK_026` · Mage spell · Fire · 3 mana
///
/// > Draw 3 cards and light them on fire. In 3 turns, any still in hand are destroyed!
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Immune To Spellpower
/// - Enchantments: This is Fine [`WORK_026e`], This is Fine [`WORK_026e2`], Engulfed in Flame [`WORK_026e3`]
///
/// State: Todo
//~ todo WORK_026 d5603fe5 3b9a36c3 99574ee9.1e8b8569
pub const WORK_026: Power = TODO;

/// # This is Fine
///
/// `WORK_026e` · Warlock enchantment
///
/// > In 3 turns, destroy the opponent's cards that are on fire.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo WORK_026e 2122903b 7f28db81 6792cb6a.4979ec20
pub const WORK_026e: Power = TODO;

/// # This is Fine
///
/// `WORK_026e2` · Warlock enchantment
///
/// > This card is on fire!
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo WORK_026e2 9543a118 dfba48e2 30fbfd71.b91bd5a2
pub const WORK_026e2: Power = TODO;

/// # Engulfed in Flame
///
/// `WORK_026e3` · Warlock enchantment
///
/// > This card is on fire!
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
///
/// State: Todo
//~ todo WORK_026e3 bfad5124 ed59a3cd 41d20224.b91bd5a2
pub const WORK_026e3: Power = TODO;

/// # Portalmancer Skyla
///
/// `WORK_063` · Mage minion · 6 mana · 4/5
///
/// > **Rogue Tourist Battlecry:** Swap the Costs of the lowest and highest Cost spells in your hand.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry, Rogue Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 7, `4357` = 1
/// - Enchantments: Portalled [`WORK_063e`]
///
/// State: Todo
//~ todo WORK_063 a4dbc58a 117e771d c8b2b8bb.15f3d62c
pub const WORK_063: Power = TODO;

/// # Portalled
///
/// `WORK_063e` · enchantment
///
/// > Swapped Cost
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo WORK_063e b5386047 17b344ab c4527d89.2db3fbe9
pub const WORK_063e: Power = TODO;
